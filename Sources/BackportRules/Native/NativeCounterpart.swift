import Native
import SwiftSource

/// A native declaration that a call may mean.
struct NativeCounterpart {
  var entry: NativeEntry
  /// For each argument of the call the parameter that takes it.
  var taking: [Int]

  init?(_ entry: NativeEntry, taking arguments: [Forwarding.Argument]?) {
    self.entry = entry
    guard let arguments else {
      guard entry.kind == .property || entry.kind == .enumCase else { return nil }
      taking = []
      return
    }
    guard entry.kind != .property,
      let taking = entry.parameters(
        taking: arguments.map { CallLabel($0.label, isTrailing: $0.isTrailing) })
    else { return nil }
    self.taking = taking
  }

  /// A generic parameter by itself: what is passed keeps the type that it has, and a literal its default one.
  static let anyType = "*"

  /// Whether it takes any shape style for an argument.
  func takesStyle(argument number: Int) -> Bool {
    let type = entry.parameters[taking[number]].type.filter { $0 != "?" }
    return type == "some ShapeStyle"
      || entry.requirements.split(separator: ",").contains { $0.filter { $0 != " " } == "\(type):ShapeStyle" }
  }

  /// The type of the parameter for an argument; empty: it depends on what is passed.
  func type(forArgument number: Int) -> String {
    var parameter = entry.parameters[taking[number]]
    for ownership in ["__shared ", "__owned ", "sending "] where parameter.type.hasPrefix(ownership) {
      parameter.type.removeFirst(ownership.count)
    }
    let placeholders = entry.placeholders
    if parameter.type == "some StringProtocol", !entry.flags.contains(.isDisfavored) { return "String" }
    let base = parameter.type.hasSuffix("?") ? String(parameter.type.dropLast()) : parameter.type
    if placeholders.contains(base) {
      // One that other overloads come before, perhaps of a newer SDK.
      if entry.flags.contains(.isDisfavored) { return "" }
      return base == parameter.type ? Self.anyType : ""
    }
    let words = parameter.type.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
    let isOpen = words.contains(where: placeholders.contains) || words.first == "some"
    return isOpen ? "" : parameter.type
  }
}

extension NativeCounterpart {
  var result: String {
    guard entry.kind == .initializer else { return entry.result }
    return entry.owner + (entry.flags.contains(.isFailable) ? "?" : "")
  }
}
