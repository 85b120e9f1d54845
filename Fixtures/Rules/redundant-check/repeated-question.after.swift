// target: iOS 15
// Without the check, 'else if' asks what was just answered.
func show(_ isWide: Bool, _ item: Item?, _ other: Bool) {
  if isWide {
    new()
  }
  if let item = item, item.isOpen {
    new()
  } else if other {
    last()
  }
  // A call may answer otherwise, and another question is another one.
  if next() {
    new()
  } else if next() {
    old()
  }
  if isWide {
    new()
  } else if other {
    old()
  }
}
func text(_ isWide: Bool) -> String {
  if isWide { "new" } else { "narrow" }
}
