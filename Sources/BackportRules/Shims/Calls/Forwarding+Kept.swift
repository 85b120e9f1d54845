// static var stop: Image { if #available(old) { return Image(systemName: "stop") }; … }   kept: an icon of the design
// static var danger: Color { if #available(old) { return .brown }; … }                    kept: a colour of the design
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
  /// Whether it is a colour of the system, and a declaration's name says what for, or how it is meant: people keep `danger`
  /// for its name, and write `systemGray` in place of `appSystemGray`, `controlAccentColor` in place of `accentColor`.
  func isColorOfDesign(called name: String, _ type: String?) -> Bool {
    guard case .type = receiver, arguments == nil, rest.isEmpty, let type, let native = self.name,
      ["Color", "UIColor", "NSColor"].contains(type)
    else { return false }
    func core(_ name: String) -> String {
      (name.hasSuffix("Color") ? String(name.dropLast(5)) : name).lowercased()
    }
    return !core(name).contains(core(native)) && !core(native).contains(core(name))
  }
  /// Whether it makes a value of another type than the one that a declaration says it gives.
  func makesOther(than type: String?) -> Bool {
    guard case .none = receiver, arguments != nil, let name, name.isTypeName, var type else { return false }
    if type.hasPrefix("some ") { return false }
    while let last = type.last, "?!".contains(last) { type.removeLast() }
    return type.prefix { $0 != "<" }.split(separator: ".").last.map(String.init) != name
  }
}
