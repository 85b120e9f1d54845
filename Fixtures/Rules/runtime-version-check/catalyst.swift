// targets: iOS 15, macCatalyst 15
// Whose version it gives depends on the idiom.
if ProcessInfo.processInfo.operatingSystemVersion.majorVersion >= 12 { }
