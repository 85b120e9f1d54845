// targets: iOS 15, macOS 12
@available(iOS, deprecated: 14) // macOS still needs it
func one() { }
@available(iOS, deprecated: 14) // expect: 1 [deprecated-shim] "'both()' has had its day"
@available(macOS, deprecated: 12)
func both() { }
@available(iOS, deprecated: 14) // expect: 1 [deprecated-shim] "'onlyHere()' has had its day"
@available(macOS, unavailable)
func onlyHere() { }
