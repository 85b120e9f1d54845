// list.shown()                     with a parameter that the system has no default for: does not compile
import Native
import Projects
import SwiftSource

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

/// What a call of an overload means once the overload is gone.
enum NativeCall: Hashable, Sendable {
  /// The native one may take another value for what it leaves out.
  case unknown
  /// The same, as far as what it leaves out goes.
  case same
  /// Why it would not compile, or be another call.
  case other(Obstacle)

  /// - Parameters:
  ///   - natives: the native declarations that take a call with all that the overload takes; `nil`: not known.
  ///   - labels: those of the call.
  ///   - omitted: what it leaves out, with what the overload takes for it.
  ///   - sdk: where that is known from.
  init(
    _ natives: [NativeEntry]?, _ labels: [CallLabel], omitted: [Parameter], sdk: String
  ) {
    guard let natives else {
      self = .unknown
      return
    }
    if omitted.isEmpty {
      self = .same
      return
    }
    let isTaken = natives.contains { $0.parameters(taking: labels) != nil }
    self = isTaken ? .unknown : .other(.otherDefault(omitted[0].label ?? omitted[0].name, sdk: sdk))
  }
}
