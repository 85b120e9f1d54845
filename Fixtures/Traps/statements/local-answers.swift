// A local answer that a use has to keep, beside other names that read the same: parameters, patterns, members, captures.
// min: 16

// ==== main.swift
struct Device { var modern = false }
extension Bool { mutating func turn() { self = !self } }
func shadowed(_ answers: [Bool], _ device: Device) {
  let modern = if #available(iOS 15, *) { true } else { false }
  print(modern ? "new" : "old", modern.description)
  answers.forEach { modern in print(modern ? "yes" : "no") }
  for modern in answers where modern { print("some", modern) }
  if let modern = answers.first { print("first", modern) }
  do {
    let modern = device.modern
    print(modern ? "device" : "no device")
  }
  print(device.modern ? "yes" : "no", Device(modern: true).modern ? "yes" : "no")
}
func captured() {
  let modern = if #available(iOS 15, *) { true } else { false }
  let first = { [modern] in
    print(modern ? "new" : "old")
    print("first")
  }
  let second = { [modern = !modern] in
    print(modern ? "new" : "old")
    print("second")
  }
  let third = { [modern] in
    let modern = !modern
    print(modern ? "new" : "old")
    print("third")
  }
  first()
  second()
  third()
}
func changed() {
  var modern = if #available(iOS 15, *) { true } else { false }
  print(modern ? "new" : "old")
  modern.turn()
  print(modern ? "new" : "old")
}
final class Screen {
  var modern = false
  func show() {
    print(modern ? "member" : "no member")
    let modern = if #available(iOS 15, *) { true } else { false }
    print(modern ? "new" : "old", self.modern ? "member" : "no member", modern.description)
    switch modern {
    case true: print("new")
    case false: print("old")
    }
  }
}
func handed() {
  func modern() -> Bool { if #available(iOS 15, *) { true } else { false } }
  func run(_ ask: () -> Bool) { print(ask()) }
  if modern() { print("new") }
  run(modern)
}
shadowed([false, true], Device())
captured()
changed()
Screen().show()
handed()

// ==== after: main.swift
struct Device { var modern = false }
extension Bool { mutating func turn() { self = !self } }
func shadowed(_ answers: [Bool], _ device: Device) {
  let modern = true
  print("new", modern.description)
  answers.forEach { modern in print(modern ? "yes" : "no") }
  for modern in answers where modern { print("some", modern) }
  if let modern = answers.first { print("first", modern) }
  do {
    let modern = device.modern
    print(modern ? "device" : "no device")
  }
  print(device.modern ? "yes" : "no", Device(modern: true).modern ? "yes" : "no")
}
func captured() {
  let first = {
    print("new")
    print("first")
  }
  let second = { [modern = false] in
    print(modern ? "new" : "old")
    print("second")
  }
  let third = {
    print("old")
    print("third")
  }
  first()
  second()
  third()
}
func changed() {
  var modern = true
  print(modern ? "new" : "old")
  modern.turn()
  print(modern ? "new" : "old")
}
final class Screen {
  var modern = false
  func show() {
    print(modern ? "member" : "no member")
    let modern = true
    print("new", self.modern ? "member" : "no member", modern.description)
    switch modern {
    case true: print("new")
    case false: print("old")
    }
  }
}
func handed() {
  func modern() -> Bool { true }
  func run(_ ask: () -> Bool) { print(ask()) }
  print("new")
  run(modern)
}
shadowed([false, true], Device())
captured()
changed()
Screen().show()
handed()
