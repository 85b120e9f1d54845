struct Value: CustomStringConvertible {
  var words: [String] = []
  func adding(_ word: String) -> Value { Value(words: words + [word]) }
  func modify(_ change: (Value) -> Value) -> Value { change(self) }
  var description: String { words.joined(separator: " ") }
}

let value = Value()
  .adding("first")
  .modify { v in
    if #available(iOS 13, *) {
      v.adding("modern")
    } else {
      v
    }
  }
  .modify { if #available(iOS 14, *) { return $0.adding("newer") } else { return $0 } }
  .adding("last")
print(value)
