// static var stop: Image { if #available(old) { return Image(systemName: "stop") }; … }   kept: an icon of the design
// static var danger: Color { if #available(old) { return .brown }; … }                    kept: a colour of the design
// private func tint() -> Color { if #available(old) { return .primary }; … }              not kept: nobody else says it
// func button() -> UIView { if #available(old) { return UIButton() }; … }                 kept: its callers see a view
//
// What people keep for its name, or its type, though it comes to one native value.

extension Forwarding {
  /// Whether it is a value made with what is written here. People keep what takes no arguments for its name.
  var makesConstant: Bool {
    guard arguments?.isEmpty == false else { return false }
    switch receiver {
    case .none, .type: return true
    case .receiver, .parameter: return false
    }
  }
  /// Whether it is a value of the system's, or a call on one, and a declaration's name says what for, or how it is meant:
  /// people keep `danger` for its name, and write `systemGray` in place of `appSystemGray`, `isiOSAppOnMac` in place of
  /// `isPadAppOnMac`, `renderer.flush()` in place of `safeFlush()`.
  /// - Parameter type: that the declaration gives.
  func isNamed(_ name: String, givenAs type: String?) -> Bool {
    guard let native = rest.last?.name ?? self.name else { return false }
    var isColor = false
    if case .type(let base) = receiver {
      isColor = arguments == nil && ["Color", "UIColor", "NSColor"].contains(type)
      if rest.isEmpty, !isColor, type?.hasSuffix(base) != false { return false }
    } else if rest.last?.arguments == nil {
      return false
    }
    func core(_ name: String) -> String {
      (name.hasSuffix("Color") ? String(name.dropLast(5)) : name).lowercased()
    }
    return !core(name).contains(core(native)) && !core(native).contains(core(name))
      && (isColor || name.lastWord != native.lastWord)
  }
  /// Whether it makes a value of another type than the one that a declaration says it gives.
  func makesOther(than type: String?) -> Bool {
    guard case .none = receiver, arguments != nil, let name, name.isTypeName, var type else { return false }
    if type.hasPrefix("some ") { return false }
    while let last = type.last, "?!".contains(last) { type.removeLast() }
    return type.prefix { $0 != "<" }.split(separator: ".").last.map(String.init) != name
  }
}

extension String {
  /// `Mac` of `isAppOnMac`.
  fileprivate var lastWord: Substring? { lastIndex(where: \.isUppercase).map { self[$0...] } }
}
