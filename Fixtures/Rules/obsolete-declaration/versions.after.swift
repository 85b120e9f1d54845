// target: iOS 15
@available(iOS, obsoleted: 16)
func above() { }
@available(*, unavailable)
func never() { }
@available(swift, obsoleted: 4.0)
func language() { }
@available(iOS, obsoleted: 1.0) // never there for callers: a symbol that old clients link to
@usableFromInline func symbol() { }
