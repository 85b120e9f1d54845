// A private function is left empty, and a function of another file shares its name and takes some of the calls: of an
// extension, a superclass, a protocol, or at the top of a file. These calls stay; what nothing rivals goes.
// min: 16

// ==== Other.swift
extension Screen { func fix(_ text: String) { print("screen", text) } }
class Base { func mend(_ text: String) { print("base", text) } }
protocol Healing {}
extension Healing { func heal(_ text: String, by years: Int = 1) { print("healing", text) } }
func patch(_ text: String) { print("top", text) }
struct Stranger { func tidy(_ text: String) { print("stranger", text) } }
extension Screen { func sweep(_ number: Int, twice: Bool) { print("labels", number) } }
class Parent { func clean(_ number: Int) { print("parent", number) } }

// ==== main.swift
struct Screen {
  private func fix(_ number: Int) { if #unavailable(iOS 15) { print("old", number) } }
  private func tidy(_ number: Int) { if #unavailable(iOS 15) { print("old", number) } }
  private func sweep(_ number: Int) { if #unavailable(iOS 15) { print("old", number) } }
  func go() {
    fix(1)
    fix("a")
    self.fix("b")
    tidy(2)
    sweep(3)
  }
}
class Sub: Base {
  private func mend(_ number: Int) { if #unavailable(iOS 15) { print("old", number) } }
  func go() { mend(1); mend("a") }
}
struct Row: Healing {
  private func heal(_ number: Int) { if #unavailable(iOS 15) { print("old", number) } }
  func go() { heal(1); heal("a") }
}
private func patch(_ number: Int) { if #unavailable(iOS 15) { print("old", number) } }
class Child {
  private func clean(_ number: Int) { if #unavailable(iOS 15) { print("old", number) } }
  func go() {
    clean(1)
    print("child")
  }
}
Screen().go(); Sub().go(); Row().go(); Child().go()
patch(1); patch("a")

// ==== after: main.swift
struct Screen {
  private func fix(_ number: Int) { }
  func go() {
    fix(1)
    fix("a")
    self.fix("b")
  }
}
class Sub: Base {
  private func mend(_ number: Int) { }
  func go() { mend(1); mend("a") }
}
struct Row: Healing {
  private func heal(_ number: Int) { }
  func go() { heal(1); heal("a") }
}
private func patch(_ number: Int) { }
class Child {
  func go() {
    print("child")
  }
}
Screen().go(); Sub().go(); Row().go(); Child().go()
patch(1); patch("a")
