// Where nothing is left to do but for the `else`, the opposite is asked.
// min: 16

// ==== main.swift
var asked = 0
func ask(_ answer: Bool) -> Bool {
  asked += 1
  return answer
}
enum Mode { case old, new }
func == (left: Mode, right: Int) -> Bool { right == 1 }
func old(_ text: String) { print("old", text) }
func look(_ isReady: Bool, _ items: [Int], _ name: String?, _ mode: Mode) {
  if isReady { if #unavailable(iOS 15) { old("a") } } else { print("not ready") }
  if !isReady { if #unavailable(iOS 15) { old("b") } } else { print("ready") }
  if ask(isReady) { if #unavailable(iOS 15) { old("c") } } else { print("asked") }
  if items.isEmpty { if #unavailable(iOS 15) { old("d") } } else { print("full") }
  if items.count == 0 { if #unavailable(iOS 15) { old("e") } } else { print("some") }
  if name == nil { if #unavailable(iOS 15) { old("f") } } else { print("named") }
  if name != nil { if #unavailable(iOS 15) { old("g") } } else { print("unnamed") }
  if let name { if #unavailable(iOS 15) { old(name) } } else { print("none") }
  if mode == .old { if #unavailable(iOS 15) { old("h") } } else { print("new") }
  if isReady == items.isEmpty { if #unavailable(iOS 15) { old("j") } } else { print("differs") }
  if isReady, ask(true) { if #unavailable(iOS 15) { old("k") } } else { print("both") }
  if isReady ? ask(true) : ask(false) { if #unavailable(iOS 15) { old("l") } } else { print("chosen") }
  if case .old = mode { if #unavailable(iOS 15) { old("m") } } else { print("case") }
  if items.contains(2) { if #unavailable(iOS 15) { old("n") } } else { if #available(iOS 15, *) { print("o") } }
  if isReady { if #unavailable(iOS 15) { old("p") } } else { if #unavailable(iOS 15) { old("q") } }
}
look(true, [], nil, .old)
look(false, [2], "a", .new)
print(asked)

// ==== after: main.swift
var asked = 0
func ask(_ answer: Bool) -> Bool {
  asked += 1
  return answer
}
enum Mode { case old, new }
func == (left: Mode, right: Int) -> Bool { right == 1 }
func look(_ isReady: Bool, _ items: [Int], _ name: String?, _ mode: Mode) {
  if !isReady { print("not ready") }
  if isReady { print("ready") }
  if !ask(isReady) { print("asked") }
  if !items.isEmpty { print("full") }
  if items.count != 0 { print("some") }
  if name != nil { print("named") }
  if name == nil { print("unnamed") }
  if name == nil { print("none") }
  if mode != .old { print("new") }
  if isReady != items.isEmpty { print("differs") }
  if isReady, ask(true) { } else { print("both") }
  if !(isReady ? ask(true) : ask(false)) { print("chosen") }
  if case .old = mode { } else { print("case") }
  if !items.contains(2) { print("o") }
}
look(true, [], nil, .old)
look(false, [2], "a", .new)
print(asked)
