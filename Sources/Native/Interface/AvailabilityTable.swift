/// Unique availability values: thousands of declarations share a few hundred.
struct AvailabilityTable {
  /// The text of the attributes, and the value of the enclosing scope.
  struct Key: Hashable {
    /// The index of the scope's value.
    var outer: Int
    var text: ArraySlice<UInt8>

    static func == (left: Key, right: Key) -> Bool { left.outer == right.outer && left.text == right.text }

    func hash(into hasher: inout Hasher) {
      hasher.combine(outer)
      text.withUnsafeBytes { hasher.combine(bytes: $0) }
    }
  }

  /// The value at index 0 is empty.
  private(set) var values = [NativeAvailability()]
  private var indices = [NativeAvailability(): 0]
  private var byText: [Key: Int] = [:]

  func index(of key: Key) -> Int? { byText[key] }

  /// The value of a declaration without attributes: that of its scope, without `renamed`.
  mutating func index(of outer: Int) -> Int {
    guard values[outer].renamed != nil else { return outer }
    var value = values[outer]
    value.renamed = nil
    return index(of: value)
  }

  /// Adds the value of these attributes, or finds an equal one.
  mutating func add(_ availability: NativeAvailability, _ key: Key) -> Int {
    let index = index(of: availability.within(values[key.outer]))
    byText[key] = index
    return index
  }

  private mutating func index(of value: NativeAvailability) -> Int {
    if let index = indices[value] { return index }
    values.append(value)
    indices[value] = values.count - 1
    return values.count - 1
  }
}
