/// What `metrics-cli` does, each by the word that is typed for it, in the order of its help.
///
/// A switch, and no list of descriptions: only that of the command which runs is made at start.
enum Subcommand: String, CaseIterable {
  case table, layout, explain, report, component, inspect, compare, measure, count, corpus, simulate
  case build
  case initialize = "init"

  var spec: CommandSpec {
    switch self {
    case .table: TableCommand.spec
    case .layout: LayoutCommand.spec
    case .explain: ExplainCommand.spec
    case .report: ReportCommand.spec
    case .component: ComponentCommand.spec
    case .inspect: InspectCommand.spec
    case .compare: CompareCommand.spec
    case .measure: MeasureCommand.spec
    case .count: CountCommand.spec
    case .corpus: CorpusCommand.spec
    case .simulate: SimulateCommand.spec
    case .build: BuildCommand.spec
    case .initialize: InitCommand.spec
    }
  }

  func run(_ arguments: ParsedArguments) throws {
    switch self {
    case .table: try TableCommand.run(arguments)
    case .layout: try LayoutCommand.run(arguments)
    case .explain: try ExplainCommand.run(arguments)
    case .report: try ReportCommand.run(arguments)
    case .component: try ComponentCommand.run(arguments)
    case .inspect: try InspectCommand.run(arguments)
    case .compare: try CompareCommand.run(arguments)
    case .measure: try MeasureCommand.run(arguments)
    case .count: try CountCommand.run(arguments)
    case .corpus: try CorpusCommand.run(arguments)
    case .simulate: try SimulateCommand.run(arguments)
    case .build: try BuildCommand.run(arguments)
    case .initialize: try InitCommand.run(arguments)
    }
  }
}
