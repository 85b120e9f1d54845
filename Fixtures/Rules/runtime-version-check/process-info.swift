// target: iOS 15
let info = ProcessInfo.processInfo
if ProcessInfo.processInfo.isOperatingSystemAtLeast(OperatingSystemVersion(majorVersion: 14, minorVersion: 5, patchVersion: 0)) { } // expect: 4 [runtime-version-check] "is always true: the minimum is iOS 15.0 (--min)"
if ProcessInfo().isOperatingSystemAtLeast(.init(majorVersion: 15, minorVersion: 0, patchVersion: 0)) { } // expect: 4 [runtime-version-check] "'ProcessInfo().isOperatingSystemAtLeast(.init(majorVersion: 15, minorVersion: 0, patchVersion: 0))' is always true"
if info.isOperatingSystemAtLeast(.init(majorVersion: 15, minorVersion: 0, patchVersion: 1)) { } // a patch above
if info.isOperatingSystemAtLeast(wanted) { } // who knows which
if ProcessInfo.processInfo.operatingSystemVersion.majorVersion >= 15 { } // expect: 4 [runtime-version-check] "is always true"
if ProcessInfo.processInfo.operatingSystemVersion.majorVersion < 15 { } // expect: 4 [runtime-version-check] "is always false"
if ProcessInfo.processInfo.operatingSystemVersion.majorVersion > 15 { } // 15 itself is not
if ProcessInfo.processInfo.operatingSystemVersion.majorVersion == 14 { } // expect: 4 [runtime-version-check] "is always false"
if info.operatingSystemVersion.majorVersion != 13 { } // expect: 4 [runtime-version-check] "is always true"
if info.operatingSystemVersion.majorVersion == 15 { } // 16 is not 15
if info.operatingSystemVersion.majorVersion <= 14 + offset { } // not a version that is written out
send("\(ProcessInfo.processInfo.operatingSystemVersion)") // shown, not compared
if #available(iOS 17, *), info.operatingSystemVersion.majorVersion >= 16 { } // expect: 27 [runtime-version-check] "'#available(iOS 17, *)' in line 15 already requires it"
