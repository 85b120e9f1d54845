// Calls of a function that does nothing any more, each the last to read a name: they stay where the name would.
// min: 16

// ==== main.swift
struct Box { var value = 1 }
enum Kind { case number(Int), text(String), none }
final class Screen {
  var list = [1, 2]
  private func fix(_ box: Box) { if #unavailable(iOS 15) { print(box.value) } }
  private func heal(_ number: Int) { if #unavailable(iOS 15) { print(number) } }
  private func tidy(_ number: Int) { if #unavailable(iOS 15) { print(number) } }
  private func sweep(_ number: Int) { if #unavailable(iOS 15) { print(number) } }
  func go(_ kind: Kind) async {
    let box = Box()
    fix(box)
    switch kind {
    case .number: break
    case .text(let text): print(text)
    case .none: break
    }
    while let last = list.popLast() { heal(last) }
    let size = 3
    tidy(size)
    tidy(size)
    for number in 0..<2 { sweep(number) }
    for number: Int in 0..<2 {
      sweep(number)
      print("loop")
    }
    for await number in AsyncStream<Int>(unfolding: { nil }) { sweep(number) }
    print("end")
  }
}
await Screen().go(.number(1))

// ==== after: main.swift
struct Box { var value = 1 }
enum Kind { case number(Int), text(String), none }
final class Screen {
  var list = [1, 2]
  func go(_ kind: Kind) async {
    _ = Box()
    switch kind {
    case .number: break
    case .text(let text): print(text)
    case .none: break
    }
    while list.popLast() != nil { }
    for _ in 0..<2 { }
    for _ in 0..<2 {
      print("loop")
    }
    for await _ in AsyncStream<Int>(unfolding: { nil }) { }
    print("end")
  }
}
await Screen().go(.number(1))
