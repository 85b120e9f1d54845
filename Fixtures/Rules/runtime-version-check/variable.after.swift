// target: iOS 15
func choose() {
  let system = ProcessInfo.processInfo.operatingSystemVersion
  if system.majorVersion >= 17 { new() } // above the minimum
  print(system.minorVersion) // shown, not compared
}
func another(system: Car) {
  if system.majorVersion < 14 { old() } // another variable of that name
}
func changing() {
  var system = ProcessInfo.processInfo.operatingSystemVersion
  system = other()
  if system.majorVersion < 14 { old() } // a variable that changes
}
