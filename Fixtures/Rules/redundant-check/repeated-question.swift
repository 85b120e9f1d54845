// target: iOS 15
// Without the check, 'else if' asks what was just answered.
func show(_ isWide: Bool, _ item: Item?, _ other: Bool) {
  if isWide, #available(iOS 14, *) { // expect: 14 [redundant-check] "is always true"
    new()
  } else if isWide {
    // Widgets open the home screen where they do not exist.
    old()
  }
  if #available(iOS 14, *), let item = item, item.isOpen { // expect: 6 [redundant-check] "is always true"
    new()
  } else if let item = item, item.isOpen {
    old()
  } else if other {
    last()
  }
  // A call may answer otherwise, and another question is another one.
  if next(), #available(iOS 14, *) { // expect: 14 [redundant-check] "is always true"
    new()
  } else if next() {
    old()
  }
  if isWide, #available(iOS 14, *) { // expect: 14 [redundant-check] "is always true"
    new()
  } else if other {
    old()
  }
}
func text(_ isWide: Bool) -> String {
  if isWide, #available(iOS 14, *) { "new" } else if isWide { "old" } else { "narrow" } // expect: 14 [redundant-check] "is always true"
}
