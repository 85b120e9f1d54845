// Another type has a member of that name, too: the receiver tells which one is meant, in whatever file.
// min: 16

// ==== Device.swift
struct Device {
  let name = "device"
  static var isModern: Bool { if #available(iOS 15, *) { return true } else { return false } }
  var isNew: Bool { if #available(iOS 15, *) { return true } else { return false } }
}
extension Device { func show() { if isNew { print("new") } } }

// ==== Theme.swift
struct Theme {
  var isModern = false
  var isNew = false
  func device() -> Device { Device() }
  func show() { if isNew { print("new theme") } else { print("old theme") } }
}

// ==== main.swift
let theme = Theme()
func show(_ theme: Theme, isNew: Bool) {
  if Device.isModern { print("modern") } else { print("legacy") }
  if theme.isModern { print("modern theme") }
  let device = theme.device()
  if device.isNew && isNew { print(device.name) }
  [device].forEach { if $0.isNew { print($0.name) } }
}
show(theme, isNew: true)
theme.show()
Device().show()

// ==== after: Device.swift
struct Device {
  let name = "device"
  var isNew: Bool { return true }
}
extension Device { func show() { print("new") } }

// ==== after: main.swift
let theme = Theme()
func show(_ theme: Theme, isNew: Bool) {
  print("modern")
  if theme.isModern { print("modern theme") }
  let device = theme.device()
  if isNew { print(device.name) }
  [device].forEach { if $0.isNew { print($0.name) } }
}
show(theme, isNew: true)
theme.show()
Device().show()
