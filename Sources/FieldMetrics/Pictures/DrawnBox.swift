/// Where parts are drawn, also where lengths of their frames are not known.
extension PartFrame {
  /// What a text of unknown width lies in: the last of the parts before it that it stands in from top to
  /// bottom, or the whole component for one whose start is known.
  ///
  /// - Parameter width: of the component.
  func room(among parts: ArraySlice<PartFrame>, in width: Double) -> PictureGroup.Box? {
    guard text != nil, let y = frame.y?.value else { return nil }
    let bottom = y + textHeight
    let around = parts.last { part in
      guard let box = part.frame.box else { return false }
      return box.y <= y + 0.01 && bottom <= box.y + box.height + 0.01
    }
    if let box = around?.frame.box { return box }
    return frame.x == nil ? nil : PictureGroup.Box(x: 0, y: y, width: width, height: textHeight)
  }

  /// The part's box. A text of unknown width reaches to the end of its room, one of unknown height has
  /// as many lines as are certain.
  func drawnBox(in room: PictureGroup.Box? = nil) -> PictureGroup.Box? {
    if let box = frame.box { return box }
    guard text != nil, let y = frame.y?.value else { return nil }
    if let x = frame.x?.value, let width = frame.width?.value ?? room.map({ $0.x + $0.width - x }) {
      return PictureGroup.Box(x: x, y: y, width: width, height: textHeight)
    }
    guard let room else { return nil }
    let width = room.width * scale
    return PictureGroup.Box(
      x: room.x + (anchor?.x ?? 0) * (room.width - width), y: y, width: width, height: textHeight)
  }

  private var textHeight: Double {
    frame.height?.value
      ?? (text.map { $0.lineHeight.value * Double($0.lines.count) } ?? 0) * scale
  }
}

extension Frame {
  /// `nil` where a length is not known.
  var box: PictureGroup.Box? {
    guard let x, let y, let width, let height else { return nil }
    return PictureGroup.Box(x: x.value, y: y.value, width: width.value, height: height.value)
  }
}

extension FieldFrames {
  var drawnWidth: Double { size.width?.value ?? width.value }

  /// Down to the lowest part where the height is not known.
  var drawnHeight: Double {
    size.height?.value ?? parts.compactMap { $0.drawnBox() }.map { $0.y + $0.height }.max() ?? 0
  }
}
