// Members that count as pure by their names, and whose getter calls a function of another file, a method of its own file, or
// belongs to a property wrapper of another file.
// min: 16
// expects: unchanged

// ==== Wrapper.swift
@propertyWrapper struct Traced<Value> {
  var value: Value
  init(wrappedValue: Value) { value = wrappedValue }
  var wrappedValue: Value {
    get {
      print("read")
      return value
    }
    set { value = newValue }
  }
}
func load() -> Int {
  print("loaded")
  return 3
}

// ==== Box.swift
struct Store {
  func tick() -> Bool {
    print("ticked")
    return true
  }
}
struct Box {
  let store = Store()
  @Traced var count = 3
  var isEmpty: Bool { store.tick() }
}
struct Tray {
  var count: Int { load() }
}

// ==== main.swift
func ask(_ box: Box, _ tray: Tray) {
  if box.count > 2, #unavailable(iOS 15) { print("old") } else { print("new") }
  if box.isEmpty, #unavailable(iOS 15) { print("old") } else { print("new") }
  if tray.count > 2, #unavailable(iOS 15) { print("old") } else { print("new") }
}
ask(Box(), Tray())
