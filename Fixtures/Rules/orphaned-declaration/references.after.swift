// target: iOS 15
// What dead code only names in passing, it did not keep alive.
func debug(_ text: String) {
  print(text)
}

enum Files {
  static func type(of url: String) -> String { url }
}

struct Output {}

func run() {
  print("run")
}

struct Cache {
  func flush() {}
}
