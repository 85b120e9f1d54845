// targets: iOS 15, macOS 12
#if os(iOS)
if UIDevice.current.systemVersion.compare("14.0", options: .numeric) == .orderedAscending { } // a string: not judged
if UIDevice.current.systemVersion >= "9.0" { } // of strings, "15.0" is less
if "9.0" <= UIDevice.current.systemVersion { } // the same
if UIDevice.current.systemVersion == "9.0" { } // equality is one of letters, too
if UIDevice.current.systemVersion == other { } // not written out
headers["os"] = UIDevice.current.systemVersion // sent, not compared
if report.systemVersion >= "13" { } // somebody else's property
#endif
if ProcessInfo.processInfo.operatingSystemVersion.majorVersion >= 13 { } // macOS 12 is below
