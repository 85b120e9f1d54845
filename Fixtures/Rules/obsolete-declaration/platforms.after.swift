// targets: iOS 15, macOS 12
@available(iOS, obsoleted: 14) // macOS can still use it
func one() { }
@available(iOS 17, *)
struct New {
  @available(iOS, obsoleted: 16) // the compiler asks the deployment target, not the type
  @available(macOS, unavailable)
  func inner() { }
}
