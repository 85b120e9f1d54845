// target: iOS 15
// follows: obsolete-declaration
#if !os(tvOS)
let first = 1

// MARK: - Old systems

@available(iOS, obsoleted: 14) // expect: 1 [obsolete-declaration] "'old()' cannot be used"
func old() { print("old") }

#endif

#if os(iOS)
// MARK: - Nothing yet
#endif
