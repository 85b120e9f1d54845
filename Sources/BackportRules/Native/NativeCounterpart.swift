import Native
import Projects
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

  /// Whether the types of a shim's parameters allow this declaration: a `String` is no `FilePath`, a `VerticalEdge` no
  /// `HorizontalEdge`.
  func canTake(_ arguments: [Forwarding.Argument], of parameters: [Parameter], in system: NativeSystem)
    -> Bool
  {
    arguments.indices.allSatisfy { place in
      guard case .parameter(let number) = arguments[place].value else { return true }
      let passed = parameters[number].type.filter { $0 != "?" }
      let taken = type(forArgument: place).filter { $0 != "?" }
      let isString = ["String", "Substring"].contains(passed)
      if !isString, system.isValueType(passed), requires("StringProtocol", ofArgument: place) { return false }
      guard passed.isKnownConcreteType || system.isValueType(passed), taken.first?.isUppercase == true,
        !taken.hasPrefix("Any"), taken.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "." })
      else { return true }
      // A `Double` converts to a `CGFloat`, and another name may be an alias.
      return passed == taken || passed.isFloatType && taken.isFloatType
        || system.declarations(named: taken).contains { $0.kind == .typealias }
    }
  }

  /// A generic parameter by itself: what is passed keeps the type that it has, and a literal its default one.
  static let anyType = "*"

  /// Whether it takes any shape style for an argument.
  func takesStyle(argument number: Int) -> Bool { requires("ShapeStyle", ofArgument: number) }

  /// Whether it takes all that conforms to a protocol for an argument.
  private func requires(_ name: String, ofArgument number: Int) -> Bool {
    let type = entry.parameters[taking[number]].type.filter { $0 != "?" }
    return type == "some \(name)"
      || entry.requirements.split(separator: ",").contains { $0.filter { $0 != " " } == "\(type):\(name)" }
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

extension NativeFacts {
  /// The types that native declarations take for an argument. A literal has its standard type where an overload takes
  /// that; an implicit member may belong to any of the types.
  static func types(
    forArgument place: Int, _ argument: Forwarding.Argument, _ parameters: [Parameter],
    among counterparts: [NativeCounterpart], byLabels: [NativeCounterpart]
  ) -> Set<String> {
    var candidates = counterparts
    if case .parameter(let number) = argument.value, !parameters[number].type.isKnownConcreteType {
      candidates = byLabels
    }
    return Set(candidates.map { $0.type(forArgument: place) })
  }
}
