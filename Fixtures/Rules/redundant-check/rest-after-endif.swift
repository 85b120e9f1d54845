// target: iOS 15
// What follows `#endif` would be dead in one of the clauses only: it goes on in an `#else`.
func value() -> Int {
  #if DEBUG
  if #available(iOS 14, *) { // expect: 6 [redundant-check] "always true"
    return 1
  }
  #endif
  // the old way
  let one = 2
  return one // two
  // end
}
func indented() -> Int {
    #if compiler(>=6.2) // since Xcode 26
        if #available(iOS 14, *) { return 1 } // expect: 12 [redundant-check] "always true"
    #endif // compiler
    let text = """
        kept
        """
    return text.count
}
func atTheMargin() -> Int {
#if DEBUG
    if #available(iOS 14, *) { return 1 } // expect: 8 [redundant-check] "always true"
#endif
    return 2
}
func stops() {
  #if DEBUG
  guard #unavailable(iOS 14) else { // expect: 9 [redundant-check] "is dead"
    modern()
    return
  }
  #endif
  old()
}
func otherClause() -> Int {
  #if DEBUG
  if #available(iOS 14, *) { return 1 } // expect: 6 [redundant-check] "always true"
  #else
  start()
  #endif
  return 2
}
func loops(_ list: [Int]) {
  for one in list {
    #if DEBUG
    if #available(iOS 14, *) { continue } // expect: 8 [redundant-check] "always true"
    #endif
    old(one)
  }
  end()
}
// Nothing follows, or nothing new is dead.
func nothingFollows() {
  #if DEBUG
  if #available(iOS 14, *) { // expect: 6 [redundant-check] "always true"
    modern()
  }
  #endif
}
func deadBefore() -> Int {
  #if DEBUG
  if #available(iOS 14, *) { return 1 } else { return 2 } // expect: 6 [redundant-check] "always true"
  #endif
  return 3
}
// The check stays: it is not known where the rest belongs.
func severalClauses() -> Int {
  #if DEBUG
  if #available(iOS 14, *) { return 1 } // expect: 6 [redundant-check] "always true"
  #elseif BETA
  start()
  #endif
  return 2
}
func lastClause() -> Int {
  #if DEBUG
  start()
  #else
  if #available(iOS 14, *) { return 1 } // expect: 6 [redundant-check] "always true"
  #endif
  return 2
}
func within() -> Int {
  #if DEBUG
  #if os(iOS)
  if #available(iOS 14, *) { return 1 } // expect: 6 [redundant-check] "always true"
  #endif
  #endif
  return 2
}
func localFunctions() -> Int {
  #if DEBUG
  if #available(iOS 14, *) { return later() } // expect: 6 [redundant-check] "always true"
  #endif
  return 2
  func later() -> Int { 1 }
}
func defers() -> Int {
  #if DEBUG
  if #available(iOS 14, *) { return 1 } // expect: 6 [redundant-check] "always true"
  #endif
  switch mode {
  case .one: return 1
  default: break
  }
  return 2
}
func withinDo() -> Int {
  do {
    #if DEBUG
    if #available(iOS 14, *) { return 1 } // expect: 8 [redundant-check] "always true"
    #endif
    start()
  }
  return 2
}
func aroundDo() -> Int {
  #if DEBUG
  do { if #available(iOS 14, *) { return 1 } } // expect: 11 [redundant-check] "always true"
  #endif
  return 2
}
func otherBranch() -> Int {
  #if DEBUG
  if mode { if #available(iOS 14, *) { return 1 } } else { return 3 } // expect: 16 [redundant-check] "always true"
  #endif
  return 2
}
func caughtDo() -> Int {
  do {
    #if DEBUG
    if #available(iOS 14, *) { return 1 } // expect: 8 [redundant-check] "always true"
    #endif
    try start()
  } catch {}
  return 2
}
func openBranch() -> Int {
  #if DEBUG
  if mode { if #available(iOS 14, *) { return 1 } } else { start() } // expect: 16 [redundant-check] "always true"
  #endif
  return 2
}
func deferAtTheEnd() -> Bool {
  #if DEBUG
  if #available(iOS 14, *) { // expect: 6 [redundant-check] "always true"
    begin()
    defer { commit() }
    return isOn
  }
  #endif
  return false
}
func deferBeforeOthers() {
  #if DEBUG
  if #available(iOS 14, *) { // expect: 6 [redundant-check] "always true"
    begin()
    defer { commit() }
    change()
  }
  #endif
  change()
}
func deferAtTheEndOfClauses() {
  #if DEBUG
  #if os(iOS)
  if #available(iOS 14, *) { // expect: 6 [redundant-check] "always true"
    begin()
    defer { commit() }
    change()
  }
  #endif
  #endif
}
func apart() -> Int {
  #if DEBUG
  if #available(iOS 14, *) { // expect: 6 [redundant-check] "always true"
    return 1
  }
  #endif

  return 2
}
