// target: iOS 15
@available(iOS, introduced: 13, obsoleted: 14) // expect: 1 [obsolete-declaration] "'below()' cannot be used: it is obsoleted in iOS 14.0 and the minimum is iOS 15.0 (--min); the declaration can go" // expect: 17 [redundant-clause] "'introduced: 13'"
func below() { }
@available(iOS, obsoleted: 15) // expect: 1 [obsolete-declaration] "'at(_:)' cannot be used"
func at(_ x: Int) { }
@available(iOS, obsoleted: 16)
func above() { }
@available(iOS, deprecated: 14, obsoleted: 15, renamed: "new") // expect: 1 [obsolete-declaration] "'old' cannot be used"
var old: Int { 1 }
@available(*, unavailable)
func never() { }
@available(swift, obsoleted: 4.0)
func language() { }
@available(iOS, obsoleted: 1.0) // never there for callers: a symbol that old clients link to
@usableFromInline func symbol() { }
@available(iOS, obsoleted: 14) // expect: 1 [obsolete-declaration] "the extension of 'View' cannot be used"
extension View { }
