import SwiftSource

/// The types of common members of the standard library's collections, for receivers in a chain.
enum StandardTypes {
  static func elementType(of type: TypeValue) -> TypeValue {
    guard case .native(let name, let arguments) = type else { return .unknown }
    switch name {
    case "Array", "Set", "ContiguousArray", "ArraySlice", "Range", "ClosedRange", "AnySequence",
      "UnsafeBufferPointer",
      "UnsafeMutableBufferPointer", "AsyncStream", "AsyncThrowingStream", "ReversedCollection", "Slice",
      "AnyCollection":
      return arguments.first ?? .unknown
    case "String", "Substring": return .native("Character", [])
    default: return .unknown
    }
  }

  /// The type of `value[…]`.
  static func element(at type: TypeValue) -> TypeValue {
    if case .native("Dictionary", let arguments) = type, arguments.count == 2 {
      return .optional(arguments[1])
    }
    return elementType(of: type)
  }

  static func member(_ name: String, of type: TypeValue) -> TypeValue {
    if case .metatype(let instance) = type {
      if name == "allCases" { return .array(of: instance) }
      return .unknown
    }
    let element = elementType(of: type)
    if element.isUnknown { return .unknown }
    switch name {
    case "first", "last": return .optional(element)
    case "isEmpty": return .bool
    case "lazy": return type
    default: return .unknown
    }
  }

  static func result(of name: String, of type: TypeValue) -> TypeValue {
    let element = elementType(of: type)
    guard case .native(let kind, _) = type, !element.isUnknown else { return .unknown }
    switch name {
    case "first", "last", "min", "max", "randomElement", "popLast", "popFirst": return .optional(element)
    case "removeFirst", "removeLast": return element
    case "remove": return kind == "Array" ? element : .optional(element)
    case "filter": return kind == "Set" ? type : .array(of: element)
    case "sorted", "reversed", "dropFirst", "dropLast", "prefix", "suffix", "shuffled", "drop":
      return kind == "String" || kind == "Substring" ? .native("Substring", []) : .array(of: element)
    case "contains", "allSatisfy": return .bool
    case "union", "intersection", "subtracting", "symmetricDifference": return type
    default: return .unknown
    }
  }

  /// What a function of the standard library passes to its closure.
  static func closureParameters(of name: String, on type: TypeValue) -> [TypeValue] {
    if case .optional(let wrapped) = type, name == "map" || name == "flatMap" { return [wrapped] }
    let element = elementType(of: type)
    guard !element.isUnknown else { return [] }
    switch name {
    case "map", "compactMap", "flatMap", "filter", "forEach", "contains", "first", "last", "allSatisfy",
      "prefix",
      "drop", "removeAll", "firstIndex", "lastIndex", "partition", "split", "count":
      return [element]
    case "sorted", "sort", "min", "max": return [element, element]
    case "reduce": return [.unknown, element]
    default: return []
    }
  }

  /// What takes a key path that begins with `EnvironmentValues`: the attribute or function of SwiftUI whose arguments these
  /// are. `@Environment(\.font)`, `.environment(\.font, .body)`
  static func takerOfEnvironment(_ arguments: Syntax) -> String? {
    let taker = arguments.kind == .attribute ? arguments.attributeName : arguments.previousSibling?.name ?? ""
    return ["Environment", "environment", "transformEnvironment"].contains(taker) ? taker : nil
  }

  static let environment = TypeValue.native("EnvironmentValues", [])
}
