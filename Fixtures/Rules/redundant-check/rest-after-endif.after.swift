// target: iOS 15
// What follows `#endif` would be dead in one of the clauses only: it goes on in an `#else`.
func value() -> Int {
  #if DEBUG
  return 1
  #else
  // the old way
  let one = 2
  return one // two
  #endif
  // end
}
func indented() -> Int {
    #if compiler(>=6.2) // since Xcode 26
        return 1
    #else
        let text = """
            kept
            """
        return text.count
    #endif // compiler
}
func atTheMargin() -> Int {
#if DEBUG
    return 1
#else
    return 2
#endif
}
func stops() {
  #if DEBUG
  modern()
  return
  #else
  old()
  #endif
}
func otherClause() -> Int {
  #if DEBUG
  return 1
  #else
  start()
  return 2
  #endif
}
func loops(_ list: [Int]) {
  for one in list {
    #if DEBUG
    continue
    #else
    old(one)
    #endif
  }
  end()
}
// Nothing follows, or nothing new is dead.
func nothingFollows() {
  #if DEBUG
  modern()
  #endif
}
func deadBefore() -> Int {
  #if DEBUG
  return 1
  #endif
  return 3
}
// The check stays: it is not known where the rest belongs.
func severalClauses() -> Int {
  #if DEBUG
  if #available(iOS 14, *) { return 1 }
  #elseif BETA
  start()
  #endif
  return 2
}
func lastClause() -> Int {
  #if DEBUG
  start()
  #else
  if #available(iOS 14, *) { return 1 }
  #endif
  return 2
}
func within() -> Int {
  #if DEBUG
  #if os(iOS)
  if #available(iOS 14, *) { return 1 }
  #endif
  #endif
  return 2
}
func localFunctions() -> Int {
  #if DEBUG
  if #available(iOS 14, *) { return later() }
  #endif
  return 2
  func later() -> Int { 1 }
}
func defers() -> Int {
  #if DEBUG
  return 1
  #else
  switch mode {
  case .one: return 1
  default: break
  }
  return 2
  #endif
}
func withinDo() -> Int {
  do {
    #if DEBUG
    if #available(iOS 14, *) { return 1 }
    #endif
    start()
  }
  return 2
}
func aroundDo() -> Int {
  #if DEBUG
  do { return 1 }
  #else
  return 2
  #endif
}
func otherBranch() -> Int {
  #if DEBUG
  if mode { return 1 } else { return 3 }
  #else
  return 2
  #endif
}
func caughtDo() -> Int {
  do {
    #if DEBUG
    return 1
    #else
    try start()
    #endif
  } catch {}
  return 2
}
func openBranch() -> Int {
  #if DEBUG
  if mode { return 1 } else { start() }
  #endif
  return 2
}
func deferAtTheEnd() -> Bool {
  #if DEBUG
  begin()
  defer { commit() }
  return isOn
  #else
  return false
  #endif
}
func deferBeforeOthers() {
  #if DEBUG
  do {
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
  begin()
  defer { commit() }
  change()
  #endif
  #endif
}
func apart() -> Int {
  #if DEBUG
  return 1
  #else
  return 2
  #endif
}
