// target: iOS 15
// What dead code only names in passing, it did not keep alive.
func debug(_ text: String) {
  if #available(iOS 14, *) { // expect: 6 [redundant-check] "always true"
    print(text)
  } else {
    os_log("%@", type: .debug, text)
  }
}

enum Files {
  static func type(of url: String) -> String { url }
}

struct Output {}

func run() {
  if #unavailable(iOS 14) { // expect: 6 [redundant-check] "always false"
    func call<Output>(_ body: () -> Output) -> Output { body() }
    let sizes = [1]
    for size in sizes { call { print(size) } }
    Queue().flush()
  }
  print("run")
}

struct Queue {
  func flush() {}
}

struct Cache {
  func flush() {}
}
