// `[unowned self]` without a use makes the compiler warn. With it, members need no `self.`: a bare name may be one.
// min: 16

// ==== Base.swift
class Base {
  let LEVEL = 7
  func refresh() { print("refreshed") }
}

// ==== main.swift
final class Screen: Base {
  var work: [() -> Void] = []
  func legacy() {}
  func start() {
    work = [
      { [unowned self] in
        if #unavailable(iOS 15) { self.legacy() }
        print("shown")
      },
      { [unowned self] in
        if #unavailable(iOS 15) { self.legacy() }
        refresh()
      },
      { [unowned self] in
        if #unavailable(iOS 15) { self.legacy() }
        print(LEVEL)
      },
      { [unowned self] in
        if #unavailable(iOS 15) { self.legacy() }
        [1].forEach { print($0, LEVEL) }
      },
    ]
    for item in work { item() }
  }
}
Screen().start()

// ==== after: main.swift
final class Screen: Base {
  var work: [() -> Void] = []
  func start() {
    work = [
      {
        print("shown")
      },
      { [unowned self] in
        refresh()
      },
      { [unowned self] in
        print(LEVEL)
      },
      { [unowned self] in
        [1].forEach { print($0, LEVEL) }
      },
    ]
    for item in work { item() }
  }
}
Screen().start()
