// targets: iOS 15, macOS 12
@available(iOS, deprecated: 14) // macOS still needs it
func one() { }
@available(iOS, deprecated: 14) // expect: 1 [removable-shim/renamed] "'both()' is deprecated since"
@available(macOS, deprecated: 12)
func both() { }
@available(iOS, deprecated: 14) // expect: 1 [removable-shim/renamed] "'onlyHere()' is deprecated since"
@available(macOS, unavailable)
func onlyHere() { }
