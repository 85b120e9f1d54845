// Emptied functions that only other files call, and functions that only call such ones. What was empty before, what
// may be called by something else, and what nobody calls stays.
// min: 16

// ==== Checks.swift
enum Checks {
  static func prepare() {
    guard #available(iOS 15, *) else {
      print(9)
      return
    }
  }
  static func tidy() { prepare() }
  static func hook() {}
  static func unused() { if #unavailable(iOS 15) { print(8) } }
  static func passed() { if #unavailable(iOS 15) { print(7) } }
  static func other() { print(2) }
}

// ==== Calls.swift
protocol Step { func step() }
extension Step { func step() { print("default") } }
struct Panel: Step {
  func step() { Checks.prepare() }
  func fix() { Checks.tidy() }
  func show() {
    fix()
    Checks.tidy()
    Checks.hook()
    [1].forEach { _ in Checks.passed() }
    run(Checks.passed)
  }
}
func run(_ work: () -> Void) { work() }

// ==== main.swift
Checks.prepare()
Checks.tidy()
Checks.other()
let step: any Step = Panel()
step.step()
Panel().show()

// ==== after: Calls.swift
protocol Step { func step() }
extension Step { func step() { print("default") } }
struct Panel: Step {
  func step() { }
  func show() {
    Checks.hook()
    [1].forEach { _ in Checks.passed() }
    run(Checks.passed)
  }
}
func run(_ work: () -> Void) { work() }

// ==== after: Checks.swift
enum Checks {
  static func hook() {}
  static func unused() { }
  static func passed() { }
  static func other() { print(2) }
}

// ==== after: main.swift
Checks.other()
let step: any Step = Panel()
step.step()
Panel().show()
