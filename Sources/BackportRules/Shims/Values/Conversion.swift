// func tagged(_ n: Int?)          over tag<V>(_: V)            what is passed becomes an `Int?`: written out
// func show(_ x: Any)             over show(_: Any), show(_: Int)   `Any`: written out
// func show(_ x: Base)            over a native one that is not known   a subclass: in doubt
//
// A parameter converts what is passed to its type. Without the shim, the native parameter has to do the same: it has
// to be of that type, and no other overload may take the value as it is.
import Native
import Projects
import SwiftSource
import SystemCalls

/// What a shim's parameter does to a value, where the native call may take the value as it is.
enum Conversion: Hashable, Sendable {
  /// Values of other types are passed for it: `Any`, `any P`, `Int?`, a class.
  case certain
  /// They are if the type of that name is a class, a protocol or an alias.
  case named(String)

  /// - Parameter type: of the parameter; `nil`: values of no other type are passed for it.
  init?(_ type: String, in system: NativeSystem) {
    let type = type.withoutAttributes
    // What closures give is judged by what stands in them.
    if type.holds("->") { return nil }
    if type.isWiderThanValue {
      self = .certain
      return
    }
    if let element = type.elementType {
      self.init(element, in: system)
      return
    }
    if type.isKnownConcreteType { return nil }
    let name = type.split(separator: ".").last.map(String.init) ?? type
    guard type.isTypePath, name.count > 1, name != "Self" else { return nil }
    let kinds = system.index.types(named: type).map(\.kind) + system.index.types(named: name).map(\.kind)
    if kinds.isEmpty {
      self = .named(name)
    } else if kinds.allSatisfy({ $0 == .structure || $0 == .enumeration }) {
      return nil
    } else {
      self = .certain
    }
  }

  /// With what the project declares.
  func resolved(by types: [String: Bool]) -> Conversion? {
    guard case .named(let name) = self, let isValue = types[name] else { return self }
    return isValue ? nil : .certain
  }
}

extension NativeCounterpart {
  /// Whether a native call converts what is passed for an argument as a shim's parameter of that type does, whichever
  /// overload the compiler chooses.
  static func keep(_ type: String, ofArgument place: Int, among natives: [NativeCounterpart]) -> Bool {
    let type = type.withoutAttributes
    let given = natives.map { $0.entry.parameters[$0.taking[place]].type.withoutAttributes }
    let open = natives.map { $0.isOpen(argument: place) }
    if Set(given).count == 1, !open[0] {
      return given[0] == type || type.last != "?" || !given[0].isExistential
    }
    guard type.last == "?" else { return false }
    // What wraps a value is no nearer to it than the shim's parameter; a generic one wraps the same type.
    return given.indices.allSatisfy { number in
      let isOther = given[number] != String(type.dropLast()) && !given[number].isExistential
      return given[number].last == "?" || isOther && !open[number]
    }
  }

  /// Whether the type of the parameter for an argument depends on what is passed.
  private func isOpen(argument place: Int) -> Bool {
    let type = type(forArgument: place)
    return type.isEmpty || type == Self.anyType
  }

  /// Whether an argument is evaluated when the native function asks for it.
  func delays(argument place: Int) -> Bool {
    let parameter = entry.parameters[taking[place]]
    return (parameter.attributes + parameter.type).holds("@autoclosure")
  }
}

extension Forwarding {
  /// What becomes of the parameters that the native call takes as they are.
  /// - Parameter result: the type that the shim gives.
  mutating func findConversions(
    _ parameters: [Parameter], owner: String?, result: String?, in system: NativeSystem
  ) {
    let type: String? =
      switch receiver {
      case .receiver: owner
      case .parameter(let number): parameters[number].type
      case .none: name
      case .type(let type): type
      }
    // Objective-C has neither overloads nor generic functions.
    if facts == nil, type?.isOfObjectiveC == true { return }
    conversionOfResult = result.flatMap { Conversion($0, in: system) }
    for number in directParameters where !parameters[number].isGeneric {
      conversions[number] = Conversion(parameters[number].type, in: system)
    }
  }

  mutating func resolveConversions(by types: [String: Bool]) {
    conversions = conversions.compactMapValues { $0.resolved(by: types) }
    conversionOfResult = conversionOfResult?.resolved(by: types)
  }

  /// What a parameter does to a value that the native call would not.
  func conversion(of number: Int) -> Conversion? {
    (facts.map { !$0.kept.contains(number) } ?? isForeign) ? conversions[number] : nil
  }

  /// Those that are passed on by themselves.
  private var directParameters: [Int] {
    (arguments ?? []).compactMap { if case .parameter(let number) = $0.value { number } else { nil } }
  }

  /// The types whose declarations would tell more.
  var namesOfConvertedTypes: Set<String> {
    (Array(conversions.values) + [conversionOfResult].compactMap { $0 }).reduce(into: []) {
      names, conversion in
      if case .named(let name) = conversion { names.insert(name) }
    }
  }
}

extension String {
  /// Whether a value of another type becomes one of this by itself.
  var isWiderThanValue: Bool {
    last == "?" || last == "!" || self == "AnyHashable" || isExistential || hasPrefix("Optional<")
      || hasPrefix("[Any") || hasPrefix("(any ") || hasSuffix(": Any]")
  }

  fileprivate var isExistential: Bool {
    ["Any", "AnyObject", "Any?", "AnyObject?"].contains(self) || hasPrefix("any ") || hasPrefix("(any ")
  }

  /// Of a parameter's type.
  fileprivate var withoutAttributes: String {
    var rest = self[...]
    while rest.first == "@" || rest.hasPrefix("sending ") || rest.hasPrefix("__owned ")
      || rest.hasPrefix("__shared ")
    {
      guard let space = rest.firstIndex(of: " ") else { break }
      rest = rest[rest.index(after: space)...].drop { $0 == " " }
    }
    return String(rest)
  }

  fileprivate var isTypePath: Bool {
    first?.isUppercase == true && allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
  }

}

extension [NamespaceRival] {
  /// Whether the types of a name are all such that no value of another type becomes one of them. What is nested is
  /// not known where it is used.
  var finalTypes: [String: Bool] {
    reduce(into: [:]) { types, rival in
      if rival.isFinalType || !rival.isNested {
        types[rival.name] = rival.isFinalType && types[rival.name] != false
      }
    }
  }
}
