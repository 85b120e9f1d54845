// Properties with an effect, of another file: what is left over by a migration reads them still.
// min: 16

// ==== Other.swift
nonisolated(unsafe) var ticks = 0
var tock: Int { print("tock"); return 1 }
let stored = 4
extension Machine {
  var tick: Int { ticks += 1; return ticks }
}

// ==== main.swift
var step: Int { print("step"); return 1 }
struct Machine {
  private func fix(_ number: Int) { if #unavailable(iOS 15) { print("old", number) } }
  private func mend(_ number: Int = step) { if #unavailable(iOS 15) { print("old", number) } }
  private func heal(_ number: Int = 3) { if #unavailable(iOS 15) { print("old", number) } }
  private func patch(_ number: Int) { if #unavailable(iOS 15) { print("old", number) } }
  func go() {
    if tick > 3 { if #unavailable(iOS 15) { print("old") } }
    if tock == 1 { if #unavailable(iOS 15) { print("old") } }
    if stored > 3 { if #unavailable(iOS 15) { print("old") } }
    fix(tock)
    fix(tick)
    mend()
    heal()
    patch(stored)
    let first = tock
    if #unavailable(iOS 15) { print(first) }
    let second = tick
    if #unavailable(iOS 15) { print(second) }
    let third = stored
    if #unavailable(iOS 15) { print(third) }
    print("end")
  }
}
Machine().go()
print(ticks)

// ==== after: Other.swift
nonisolated(unsafe) var ticks = 0
var tock: Int { print("tock"); return 1 }
extension Machine {
  var tick: Int { ticks += 1; return ticks }
}

// ==== after: main.swift
var step: Int { print("step"); return 1 }
struct Machine {
  private func fix(_ number: Int) { }
  private func mend(_ number: Int = step) { }
  func go() {
    if tick > 3 { }
    if tock == 1 { }
    fix(tock)
    fix(tick)
    mend()
    _ = tock
    _ = tick
    print("end")
  }
}
Machine().go()
print(ticks)
