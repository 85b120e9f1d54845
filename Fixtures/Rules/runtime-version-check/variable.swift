// target: iOS 15
func choose() {
  let system = ProcessInfo.processInfo.operatingSystemVersion
  if system.majorVersion < 14 { old() } // expect: 6 [runtime-version-check] "'system.majorVersion < 14' is always false"
  if system.majorVersion >= 17 { new() } // above the minimum
  print(system.minorVersion) // shown, not compared
}
func device() {
  let text = UIDevice.current.systemVersion
  if text.compare("14.2", options: .numeric) == .orderedAscending { old() } // expect: 6 [runtime-version-check] "always false"
  if (text as NSString).floatValue >= 13 { new() } // expect: 6 [runtime-version-check] "always true"
}
func another(system: Car) {
  if system.majorVersion < 14 { old() } // another variable of that name
}
func changing() {
  var system = ProcessInfo.processInfo.operatingSystemVersion
  system = other()
  if system.majorVersion < 14 { old() } // a variable that changes
}
