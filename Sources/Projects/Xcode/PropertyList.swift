/// An old-style (OpenStep) property list, the format of Xcode projects: `{ key = value; list = (a, "b c", );
/// }`.
///
/// Foundation reads this format on Linux, too, but takes 44 ms for a project of 1.5 MB, more than a whole run
/// may take. This reader takes a twentieth: it creates no objects. All values are in one array, strings are
/// ranges of the file, and a `String` is created on demand. It also provides line numbers.
final class PropertyList: Sendable {
  let bytes: [UInt8]
  /// All values in source order. The contents of a list or dictionary follow it.
  let nodes: [Node]

  struct Node: Sendable {
    enum Kind: UInt8, Sendable {
      /// Followed by its elements.
      case array
      /// Followed by its keys and values, alternating.
      case dictionary
      case string
      /// A string with escapes: its bytes differ from its value.
      case escapedString
      case data
    }

    var kind: Kind
    /// Byte offsets; a quoted string excludes its quotes.
    var start: UInt32
    var end: UInt32
    /// The index of the next value after this one and its contents.
    var next: UInt32
  }

  init(_ bytes: [UInt8]) throws(PropertyListError) {
    nodes = try bytes.withUnsafeBufferPointer { bytes throws(PropertyListError) in
      var reader = PropertyListReader(bytes)
      return try reader.read()
    }
    self.bytes = bytes
  }

  var root: PropertyListValue { PropertyListValue(list: self, index: 0) }

  // MARK: By the numbers of the nodes: where there are many values

  /// The indices of the values in a list or dictionary; in a dictionary keys and values alternate.
  func children(of node: Int) -> Children {
    let kind = nodes[node].kind
    return Children(
      list: self, place: node + 1, end: kind == .array || kind == .dictionary ? Int(nodes[node].next) : 0)
  }

  struct Children: Sequence, IteratorProtocol {
    fileprivate let list: PropertyList
    fileprivate var place: Int
    fileprivate let end: Int

    mutating func next() -> Int? {
      guard place < end else { return nil }
      defer { place = Int(list.nodes[place].next) }
      return place
    }
  }

  /// The value of a key of a dictionary.
  func value(of key: StaticString, in node: Int) -> Int? {
    guard nodes[node].kind == .dictionary else { return nil }
    var place = node + 1
    let end = Int(nodes[node].next)
    while place < end {
      let value = Int(nodes[place].next)
      if isString(key, at: place) { return value }
      place = Int(nodes[value].next)
    }
    return nil
  }

  func isString(_ text: StaticString, at node: Int) -> Bool {
    let node = nodes[node]
    guard node.kind == .string, Int(node.end - node.start) == text.utf8CodeUnitCount else { return false }
    return bytes.withUnsafeBytes { $0.holds(text, at: Int(node.start)) }
  }

  /// The bytes of a string, escapes as they are written.
  func withBytes<Result>(at node: Int, _ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    let node = nodes[node]
    let isString = node.kind == .string || node.kind == .escapedString
    let range = isString ? Int(node.start)..<Int(node.end) : 0..<0
    return bytes.withUnsafeBytes { body(.init(rebasing: $0[range])) }
  }
}

/// One value of a property list.
struct PropertyListValue: Sendable {
  let list: PropertyList
  let index: Int

  private var node: PropertyList.Node { list.nodes[index] }

  var isDictionary: Bool { node.kind == .dictionary }

  /// The value of a key of a dictionary.
  subscript(key: StaticString) -> PropertyListValue? {
    list.value(of: key, in: index).map { PropertyListValue(list: list, index: $0) }
  }

  /// The keys and values of a dictionary.
  var entries: [(key: PropertyListValue, value: PropertyListValue)] {
    guard node.kind == .dictionary else { return [] }
    let parts = list.children(of: index).map { PropertyListValue(list: list, index: $0) }
    return stride(from: 0, to: parts.count, by: 2).map { (parts[$0], parts[$0 + 1]) }
  }

  /// The elements of a list.
  var elements: [PropertyListValue] {
    guard node.kind == .array else { return [] }
    return list.children(of: index).map { PropertyListValue(list: list, index: $0) }
  }

  /// The bytes of a string, escapes as they are written.
  var rawBytes: ArraySlice<UInt8> {
    node.kind == .string || node.kind == .escapedString ? list.bytes[Int(node.start)..<Int(node.end)] : []
  }

  func isString(_ text: StaticString) -> Bool { list.isString(text, at: index) }

  /// The value of a string. The elements of a list are joined with spaces, as build settings require.
  var text: String? {
    switch node.kind {
    case .string: return String(decoding: rawBytes, as: UTF8.self)
    case .escapedString: return Self.unescaped(rawBytes)
    case .array: return elements.compactMap(\.text).joined(separator: " ")
    case .dictionary, .data: return nil
    }
  }

  private static func unescaped(_ bytes: ArraySlice<UInt8>) -> String {
    var result: [UInt8] = []
    var index = bytes.startIndex
    while index < bytes.endIndex {
      guard bytes[index] == UInt8(ascii: "\\"), index + 1 < bytes.endIndex else {
        result.append(bytes[index])
        index += 1
        continue
      }
      index += 2
      switch bytes[index - 1] {
      case UInt8(ascii: "n"): result.append(0x0A)
      case UInt8(ascii: "t"): result.append(0x09)
      case UInt8(ascii: "r"): result.append(0x0D)
      case UInt8(ascii: "U"):
        // Four hexadecimal digits of a UTF-16 code unit.
        let digits = bytes[index..<min(index + 4, bytes.endIndex)]
        if let unit = UInt32(String(decoding: digits, as: UTF8.self), radix: 16),
          let scalar = Unicode.Scalar(unit)
        {
          result += Array(String(Character(scalar)).utf8)
        }
        index += digits.count
      case let byte: result.append(byte)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}

/// A syntax error in a property list.
struct PropertyListError: Error, Hashable {
  /// From 1; `nil` for an error of the whole file.
  var line: Int?
  var message: String
}
