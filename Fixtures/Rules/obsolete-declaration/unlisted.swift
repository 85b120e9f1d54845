// target: iOS 16
// unlisted: macOS, tvOS
// fixes: unsafe
@available(iOS, obsoleted: 15) // expect: 1 [obsolete-declaration] "'old()' cannot be used: it is obsoleted in iOS 15.0 and the minimum is iOS 16.0 (--min); the declaration can go"
func old() { Helper().run() }
@available(iOS, obsoleted: 15) // expect: 1 [obsolete-declaration] "'Helper' cannot be used: it is obsoleted in iOS 15.0 and the minimum is iOS 16.0 (--min); the declaration can go"
struct Helper { func run() { } }
@available(iOS, obsoleted: 17)
func above() { }
@available(iOS, obsoleted: 15) // expect: 1 [obsolete-declaration] "'everywhere()' cannot be used"
@available(macOS, unavailable)
@available(tvOS, unavailable)
func everywhere() { }
#if os(iOS)
@available(iOS, obsoleted: 15) // expect: 1 [obsolete-declaration] "'here()' cannot be used"
func here() { }
#endif
