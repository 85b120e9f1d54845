// target: iOS 15
let info = ProcessInfo.processInfo
if info.isOperatingSystemAtLeast(.init(majorVersion: 15, minorVersion: 0, patchVersion: 1)) { } // a patch above
if info.isOperatingSystemAtLeast(wanted) { } // who knows which
if ProcessInfo.processInfo.operatingSystemVersion.majorVersion > 15 { } // 15 itself is not
if info.operatingSystemVersion.majorVersion == 15 { } // 16 is not 15
if info.operatingSystemVersion.majorVersion <= 14 + offset { } // not a version that is written out
send("\(ProcessInfo.processInfo.operatingSystemVersion)") // shown, not compared
if #available(iOS 17, *) { }
