/// What native declarations take for what a call leaves out, beside what a shim takes.
enum NativeDefaults {
  /// Whether two texts say the same value of a type: `.center` and `HorizontalAlignment.center`, `1` and `1.0`.
  static func isSame(_ own: String, _ native: String, of type: String) -> Bool {
    plain(own, of: type) == plain(native, of: type)
  }

  private static func plain(_ value: String, of type: String) -> String {
    if value.first?.isNumber == true || value.first == "-" {
      return value.hasSuffix(".0") ? String(value.dropLast(2)) : value
    }
    var value = value
    for prefix in ["SwiftUI.", type] where value.hasPrefix(prefix) { value.removeFirst(prefix.count) }
    return ["[]", ".init()", "()"].contains(value) ? "()" : value
  }
}
