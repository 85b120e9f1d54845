// targets: iOS 15, macOS 12
func f() {
  if #available(iOS 14, macOS 11, *) { // expect: 6 [redundant-check] "always true"
    #if DEBUG
    log()
    #endif
  }
  #if os(iOS)
  guard #available(iOS 16, *) else { return }
  if #available(iOS 16, *) { } // expect: 6 [redundant-check] "in line 9 already requires it"
  #endif
  if #available(iOS 16, macOS 11, *) { } // behind the clause the guard is not held to be true // expect: 25 [redundant-clause] "'macOS 11'"
  #if canImport(UIKit)
  if #available(iOS 15, macOS 13, *) { } // expect: 6 [redundant-check] "the minimum is iOS 15.0"
  #else
  if #available(iOS 16, macOS 12, *) { } // expect: 6 [redundant-check] "the minimum is macOS 12.0"
  #endif
  #if os(iOS) && DEBUG
  if #available(iOS 15, macOS 13, *) { } // expect: 6 [redundant-check] "the minimum is iOS 15.0"
  #elseif os(iOS)
  if #available(iOS 15, macOS 13, *) { } // expect: 6 [redundant-check] "the minimum is iOS 15.0"
  #else
  if #available(iOS 14, macOS 13, *) { } // macOS alone is left: above its minimum
  #endif
}
#if os(macOS)
@available(macOS 13, *)
#endif
func g() {
  if #available(macOS 13, *) { } // the attribute may not be there
}

// What follows would never run where the clause inside is built.
func name() -> String? {
  if #available(iOS 15, *) { // expect: 6 [redundant-check] "always true"
    #if compiler(>=6)
    return "new"
    #endif
  }
  return nil
}
