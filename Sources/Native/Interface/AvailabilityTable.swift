/// Availability values, each once: thousands of declarations share some hundred.
struct AvailabilityTable {
  /// The text of attributes within a scope with a value.
  struct Key: Hashable {
    /// The scope's value, by index.
    var outer: Int
    var text: ArraySlice<UInt8>

    static func == (left: Key, right: Key) -> Bool { left.outer == right.outer && left.text == right.text }

    func hash(into hasher: inout Hasher) {
      hasher.combine(outer)
      text.withUnsafeBytes { hasher.combine(bytes: $0) }
    }
  }

  /// The first says nothing.
  private(set) var values = [NativeAvailability()]
  private var indices = [NativeAvailability(): 0]
  private var byText: [Key: Int] = [:]

  func index(of key: Key) -> Int? { byText[key] }

  /// The value of what is in a scope and says nothing itself: that of the scope, without its new name.
  mutating func index(of outer: Int) -> Int {
    guard values[outer].renamed != nil else { return outer }
    var value = values[outer]
    value.renamed = nil
    return index(of: value)
  }

  /// Adds what attributes say.
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
