import FieldMetrics

/// The options that say which field `simulate` plays a script on, and how it is made.
enum SimulateOptions {
  static let component = OptionSpec(
    names: ["--component"], value: "component", help: "The field. (default: form-field)",
    choices: Component.allCases.map(\.rawValue))
  private static let label = OptionSpec(
    names: ["--label"], value: "text", help: "The label or title.")
  private static let prompt = OptionSpec(
    names: ["--prompt"], value: "text", help: "Shows while the empty field has the focus.")
  private static let help = OptionSpec(
    names: ["--help-text"], value: "text", help: "The help, hint or description.")
  private static let text = OptionSpec(
    names: ["--text"], value: "text", help: "What the field holds at first.")
  private static let limit = OptionSpec(
    names: ["--limit"], value: "count", help: "The most the field takes; shows a counter.")
  private static let unit = OptionSpec(
    names: ["--unit"], value: "unit", help: "What --limit counts. (default: graphemes)",
    choices: TextUnit.allCases.map(\.rawValue))
  private static let rule = OptionSpec(
    names: ["--rule"], value: "rule=message",
    help: """
      What the text must be, and what is said when it is not; the first that fails speaks. Rules: \
      \(TextRule.writtenForms.map { "\($0.form) (\($0.meaning))" }.joined(separator: ", ")).
      """, isRepeatable: true)
  private static let timing = OptionSpec(
    names: ["--timing"], value: "timing",
    help: "When an error first shows. (default: onBlur)",
    choices: ValidationTiming.allCases.map(\.rawValue))
  private static let composition = OptionSpec(
    names: ["--composition"], value: "rule",
    help: """
      When text over the limit is cut while an input method composes; the reference cuts at once. \
      (default: waits)
      """, choices: FieldEditRule.Composition.allCases.map(\.rawValue))
  private static let vertical = OptionSpec(
    names: ["--vertical"], value: nil, help: "A field that grows; Return begins a line.")
  private static let icon = OptionSpec(
    names: ["--icon"], value: nil, help: "A symbol stands before the text.")
  private static let reducedMotion = OptionSpec(
    names: ["--reduced-motion"], value: nil, help: "The system's Reduce Motion setting is on.")

  private static let required = OptionSpec(
    names: ["--required"], value: nil, help: "The labeled field's title has a star.")
  private static let validation = OptionSpec(
    names: ["--validation"], value: "validation",
    help: "When suiss-field is validated. (default: onSubmit)",
    choices: SuissValidation.allCases.map(\.rawValue))

  static let all = [
    component, label, prompt, help, text, limit, unit, rule, timing, composition, vertical, icon,
    reducedMotion, required, validation, TableCommand.locale, TableCommand.digits,
  ]

  enum Component: String, CaseIterable {
    case formField = "form-field"
    case clearable = "clearable-text-field"
    case labeled = "labeled-text-field"
    case labeledReactNative = "labeled-text-field-react-native"
    case suiss = "suiss-field"

    /// What it can be made with, beside label, text and rules.
    fileprivate var options: [OptionSpec] {
      switch self {
      case .formField:
        [
          prompt, help, limit, unit, timing, composition, vertical, icon, reducedMotion,
          TableCommand.locale, TableCommand.digits,
        ]
      case .clearable: [icon]
      case .labeled, .labeledReactNative: [help, required]
      case .suiss: [help, vertical, validation]
      }
    }
  }

  static func field(_ arguments: ParsedArguments) throws -> any FieldMachine {
    let component = try arguments.choice(component, Component.self) ?? .formField
    let common = [Self.component, label, text, rule].map(\.name) + component.options.map(\.name)
    // Options that would be ignored are mistakes.
    for option in all where arguments.has(option) && !common.contains(option.name) {
      throw UsageError(
        "'\(option.usage)' has no meaning for \(component.rawValue)", in: arguments.command)
    }
    let title = arguments.value(label) ?? ""
    let text = arguments.value(text) ?? ""
    let rules = try rules(arguments)
    switch component {
    case .formField: return FormField(try formFieldSetup(arguments))
    case .clearable:
      return ClearableTextField(
        ClearableTextField.Setup(
          title: title, hasIcon: arguments.has(icon), text: text, rules: rules))
    case .labeled, .labeledReactNative:
      return LabeledTextField(
        LabeledTextField.Setup(
          title: title, isRequired: arguments.has(required), hint: arguments.value(help),
          text: text, rules: rules, platform: component == .labeled ? .ios : .reactNative))
    case .suiss:
      return SuissField(
        SuissField.Setup(
          label: title, description: arguments.value(help), text: text, rules: rules ?? [],
          validation: try choice(validation, arguments) ?? .onSubmit,
          isVertical: arguments.has(vertical)))
    }
  }

  /// How the field is made, for the head of a simulation.
  static func settings(_ arguments: ParsedArguments) throws -> [String] {
    var settings: [String] = []
    if let label = arguments.value(label), !label.isEmpty { settings.append(label.quoted) }
    switch try arguments.choice(component, Component.self) ?? .formField {
    case .formField:
      let setup = try formFieldSetup(arguments)
      settings.append(setup.timing.rawValue)
      if let limit = setup.limit { settings.append("limit \(limit.count) \(limit.unit.rawValue)") }
    case .suiss:
      let validation: SuissValidation = try choice(validation, arguments) ?? .onSubmit
      settings.append(validation.rawValue)
    case .clearable, .labeled, .labeledReactNative: break
    }
    for (option, name) in [(vertical, "vertical"), (reducedMotion, "reduced motion")]
    where arguments.has(option) { settings.append(name) }
    return settings
  }

  private static func formFieldSetup(_ arguments: ParsedArguments) throws -> FormFieldSetup {
    let table = try TableCommand.tableOptions(arguments, .ios)
    let rules = try rules(arguments)
    let unit = try arguments.choice(unit, TextUnit.self)
    guard unit == nil || table.limit != nil else {
      throw UsageError(
        "'\(Self.unit.usage)' needs '\(limit.usage)'", in: arguments.command)
    }
    return FormFieldSetup(
      label: arguments.value(label) ?? "", prompt: arguments.value(prompt),
      help: arguments.value(help), hasIcon: arguments.has(icon),
      text: arguments.value(text) ?? "",
      limit: table.limit.map { TextLimit($0, unit ?? .graphemes) },
      timing: try choice(timing, arguments) ?? .onBlur,
      rules: rules, isVertical: arguments.has(vertical),
      composition: try choice(composition, arguments) ?? .waits,
      reducesMotion: arguments.has(reducedMotion), locale: table.locale, digits: table.digits)
  }

  private static func rules(_ arguments: ParsedArguments) throws(UsageError) -> TextRules? {
    var rules: [TextRule] = []
    for written in arguments.all(rule) {
      guard let rule = TextRule(written: written) else {
        let forms = TextRule.writtenForms.map { "'\($0.form)'" }.joined(separator: ", ")
        throw .invalid(
          written, for: Self.rule, "Please provide one of \(forms), then '=' and a message.",
          in: arguments.command)
      }
      rules.append(rule)
    }
    return rules.isEmpty ? nil : TextRules(rules)
  }

  /// A choice whose names have capitals, in any case.
  private static func choice<Choice: RawRepresentable & CaseIterable>(
    _ option: OptionSpec, _ arguments: ParsedArguments
  ) throws(UsageError) -> Choice? where Choice.RawValue == String {
    guard let text = arguments.value(option) else { return nil }
    if let choice = Choice.allCases.first(where: { $0.rawValue.lowercased() == text.lowercased() })
    {
      return choice
    }
    throw .invalid(
      text, for: option, ParsedArguments.hint(text, Choice.allCases.map(\.rawValue)),
      in: arguments.command)
  }
}
