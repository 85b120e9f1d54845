// `exit` of a superclass and a global `abort`, both in another file: they return.
// min: 16

// ==== Other.swift
func abort() { print("own abort") }
class Base { func exit(_ code: Int) { print("base exit", code) } }

// ==== main.swift
class Screen: Base {
  func go() {
    if #available(iOS 15, *) { exit(1) }
    print("after exit")
  }
}
func top() {
  if #available(iOS 15, *) { abort() }
  print("after abort")
}
Screen().go(); top()
