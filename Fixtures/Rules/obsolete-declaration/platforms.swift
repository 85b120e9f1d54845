// targets: iOS 15, macOS 12
@available(iOS, obsoleted: 14) // macOS can still use it
func one() { }
@available(iOS, obsoleted: 14) // expect: 1 [obsolete-declaration] "'both()' cannot be used"
@available(macOS, obsoleted: 12)
func both() { }
@available(iOS, obsoleted: 14) // expect: 1 [obsolete-declaration] "'ruledOut()' cannot be used"
@available(macOS, unavailable)
func ruledOut() { }
@available(iOS 17, *)
struct New {
  @available(iOS, obsoleted: 16) // the compiler asks the deployment target, not the type
  @available(macOS, unavailable)
  func inner() { }
}
#if os(iOS)
@available(iOS, obsoleted: 14) func here() { } // expect: 1 [obsolete-declaration] "'here()' cannot be used"
#endif
