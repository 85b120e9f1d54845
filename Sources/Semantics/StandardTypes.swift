/// The types of common members of the standard library's collections, for receivers in a chain.
enum StandardTypes {
  /// The type of what a `for` passes and a subscript returns.
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
}
