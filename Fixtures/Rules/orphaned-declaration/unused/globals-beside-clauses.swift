// target: iOS 15
// A global is made at its first use, whatever declarations stand in a `#if` beside it.
private let formatter = makeFormatter() // expect: 1 [orphaned-declaration/unused] "only dead code refers to 'formatter'"

func show(_ date: Date) {
  if #available(iOS 15, *) { // expect: 6 [redundant-check] "always true"
    print(date.formatted())
  } else {
    print(formatter.string(from: date))
  }
}

#if DEBUG
func debug() { }
#endif
