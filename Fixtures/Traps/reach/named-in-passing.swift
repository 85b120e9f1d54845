// What dead code only names in passing, as a label, a loop variable, a generic parameter or a member of another type, it
// did not keep alive.
// min: 16

// ==== main.swift
enum Kind { case debug }
func log(_ text: String, kind: Kind) { print(text, kind) }
func run() {
  if #unavailable(iOS 14) {
    func call<Output>(_ body: () -> Output) -> Output { body() }
    for size in [1] { call { print(size) } }
    Queue().flush()
    log("old", kind: .debug)
  }
  print("run")
}
struct Queue {
  func flush() {}
}
struct Output {}
enum Files {
  static func kind(of url: String) -> String { url }
  static func size() -> Int { 1 }
}
struct Cache {
  func flush() {}
}
run()

// ==== after: main.swift
func run() {
  print("run")
}
struct Output {}
enum Files {
  static func kind(of url: String) -> String { url }
  static func size() -> Int { 1 }
}
struct Cache {
  func flush() {}
}
run()
