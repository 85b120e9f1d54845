// targets: iOS 15, macOS 12
#if os(iOS)
if UIDevice.current.systemVersion.compare("14.0", options: .numeric) == .orderedAscending { } // expect: 4 [runtime-version-check] "is always false: the minimum is iOS 15.0"
if UIDevice.current.systemVersion.compare("15.0", options: .numeric) != .orderedAscending { } // expect: 4 [runtime-version-check] "is always true"
if UIDevice.current.systemVersion.compare("16.0", options: .numeric) != .orderedAscending { } // above the minimum
if (UIDevice.current.systemVersion as NSString).floatValue >= 13 { } // expect: 4 [runtime-version-check] "'(UIDevice.current.systemVersion as NSString).floatValue >= 13' is always true"
if Float(UIDevice.current.systemVersion)! >= 13.4 { } // expect: 4 [runtime-version-check] "'Float(UIDevice.current.systemVersion)! >= 13.4' is always true"
if UIDevice.current.systemVersion.hasPrefix("14.") { } // expect: 4 [runtime-version-check] "is always false"
if UIDevice.current.systemVersion.hasPrefix("15") { } // that is the minimum itself
if UIDevice.current.systemVersion.hasPrefix("1") { } // "15.0" begins with it
if UIDevice.current.systemVersion.hasPrefix("9") { } // so may "90.0"
if UIDevice.current.systemVersion.hasPrefix("9.") { } // expect: 4 [runtime-version-check] "is always false"
if UIDevice.current.systemVersion >= "9.0" { } // of strings, "15.0" is less
if "9.0" <= UIDevice.current.systemVersion { } // the same
if UIDevice.current.systemVersion == "9.0" { } // equality is one of letters, too
if Int(UIDevice.current.systemVersion) ?? 0 >= 13 { } // "15.4" is no integer
if (Int(UIDevice.current.systemVersion) ?? 0) < 13 { }
if Double(UIDevice.current.systemVersion) ?? 0 >= 13 { } // "15.4.1" is no number
if (Float(UIDevice.current.systemVersion) ?? 0.0) > 13 { }
if Int(UIDevice.current.systemVersion)! >= 13 { }
if (UIDevice.current.systemVersion as NSString).integerValue > 15 { } // 15.4 gives 15
if (UIDevice.current.systemVersion as NSString).integerValue > 14 { } // expect: 4 [runtime-version-check] "is always true"
if (UIDevice.current.systemVersion as NSString).floatValue > 15.1 { } // 15.10 gives 15.1
if UIDevice.current.systemVersion == other { } // not written out
headers["os"] = UIDevice.current.systemVersion // sent, not compared
if report.systemVersion >= "13" { } // somebody else's property
#endif
if ProcessInfo.processInfo.operatingSystemVersion.majorVersion >= 13 { } // macOS 12 is below
if ProcessInfo.processInfo.operatingSystemVersion.majorVersion >= 12 { } // expect: 4 [runtime-version-check] "the minimums are iOS 15.0 and macOS 12.0"
