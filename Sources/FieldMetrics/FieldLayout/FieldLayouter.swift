/// Lays a component out: the whole way from a tree, texts and sizes to frames.
struct FieldLayouter {
  let component: FieldComponent
  let measurer: any FieldMeasurer
  /// The component's named lengths with what options changed.
  var lengths: [LayoutLength]?
  /// `nil` for frames as they were solved.
  var grid: PixelGrid?

  func frames(
    width: Points, flags: StateFlags, direction: TextDirection
  ) throws -> FieldFrames {
    let solver = LayoutSolver(component, measurer, lengths: lengths)
    let box = try solver.solve(width: width, flags: flags)
    var emitter = FrameEmitter(solver, direction, width: width, grid: grid)
    emitter.emit(box)
    var assumed = component.assumed
    box.collectAssumed(&assumed)
    let height = box.outerHeight / measurer.unitsPerPoint
    return FieldFrames(
      component: component.name, states: component.names(of: flags), direction: direction,
      width: width,
      size: FrameSize(
        width: FrameEmitter.known(box.outerWidth),
        height: FrameEmitter.known(
          grid.map { $0.points($0.ceilToPixel(Points(height))).value } ?? height)),
      parts: emitter.parts, findings: solver.findings,
      misfits: box.misfits(
        scaledBy: { FrameEmitter.factor($0, measurer) }, unitsPerPoint: measurer.unitsPerPoint),
      screen: component.colors.first { $0.name == "screen" }, assumed: assumed)
  }
}
