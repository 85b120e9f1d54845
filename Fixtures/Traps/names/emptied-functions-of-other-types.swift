// A call of an emptied function within another type of the same name may be that of a function of another file.
// min: 16

// ==== Fixes.swift
protocol HasFix {}
extension HasFix { func fix() { print("their fix") } }
extension Box where T == String { func mend() { print("their mend") } }

// ==== main.swift
enum First {
  struct Row {
    private func fix() { if #unavailable(iOS 15) { print("old") } }
    private func own() { if #unavailable(iOS 15) { print("old") } }
    func go() { fix(); own(); print("1") }
  }
}
enum Second {
  struct Row: HasFix { func go() { fix(); print("2") } }
}
extension First.Row { func more() { own(); print("more") } }
struct Box<T> {}
extension Box where T == Int {
  private func mend() { if #unavailable(iOS 15) { print("old") } }
  func go() { mend() }
}
extension Box where T == String { func go() { mend() } }
First.Row().go()
First.Row().more()
Second.Row().go()
Box<Int>().go()
Box<String>().go()

// ==== after: main.swift
enum First {
  struct Row {
    func go() { print("1") }
  }
}
enum Second {
  struct Row: HasFix { func go() { fix(); print("2") } }
}
extension First.Row { func more() { print("more") } }
struct Box<T> {}
extension Box where T == Int {
  private func mend() { }
  func go() { mend() }
}
extension Box where T == String { func go() { mend() } }
First.Row().go()
First.Row().more()
Second.Row().go()
Box<Int>().go()
Box<String>().go()
