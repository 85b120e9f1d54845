// targets: iOS 15, macOS 12
func f() {
  #if DEBUG
  log()
  #endif
  #if os(iOS)
  guard #available(iOS 16, *) else { return }
  #endif
  if #available(iOS 16, macOS 11, *) { } // behind the clause the guard is not held to be true
  #if os(iOS) && DEBUG
  #elseif os(iOS)
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
  if #available(iOS 15, *) {
    #if compiler(>=6)
    return "new"
    #endif
  }
  return nil
}
