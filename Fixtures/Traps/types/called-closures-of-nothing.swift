// A closure that is called once and gives nothing stays one where its last call gives something; one among others in a literal
// is of the type that they have together.
// min: 16

// ==== main.swift
@discardableResult func register(_ key: String) -> Bool {
  print(key)
  return true
}
final class Settings {
  lazy var once: Void = {
    if #unavailable(iOS 15) { register("old") }
    register("new")
  }()
  static let shared: () = {
    if #available(iOS 15, *) { register("shared") } else { register("old") }
  }()
}
func nothing() { return { if #available(iOS 15, *) { register("a") } else { register("b") } }() }
let actions = ["a": { if #available(iOS 15, *) { register("c") } else { register("d") } }, "b": { print("e") }]
let settings = Settings()
_ = settings.once
_ = Settings.shared
nothing()
actions["a"]?()

// ==== after: main.swift
@discardableResult func register(_ key: String) -> Bool {
  print(key)
  return true
}
final class Settings {
  lazy var once: Void = {
    register("new")
  }()
  static let shared: () = {
    register("shared")
  }()
}
func nothing() { return { register("a") }() }
let actions = ["a": { if #available(iOS 15, *) { register("c") } else { register("d") } }, "b": { print("e") }]
let settings = Settings()
_ = settings.once
_ = Settings.shared
nothing()
actions["a"]?()
