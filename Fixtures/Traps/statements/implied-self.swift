// After `guard let self`, a bare name may mean a member though it reads like a type's, or the file has a function of that
// name: then `self` is used. A name that no file declares as a member leaves it unused.
// min: 16

// ==== Base.swift
class Base {
  let URLS = [1, 2]
  let level = 7
  func Log(_ text: String) { print(text) }
  func refresh() { print("member") }
}
enum Registry {
  static let shared = 3
  static func finish() { print("finished") }
}

// ==== main.swift
func refresh() { print("global") }
let level = 3
func finish() { Registry.finish() }
final class Screen: Base {
  let ID = 4
  var work: [() -> Void] = []
  func legacy() {}
  func start() {
    work = [
      { [weak self] in
        guard let self else { return }
        if #unavailable(iOS 15) { self.legacy() }
        print(ID)
      },
      { [weak self] in
        guard let self else { return }
        if #unavailable(iOS 15) { self.legacy() }
        print(URLS.count)
      },
      { [weak self] in
        guard let self else { return }
        if #unavailable(iOS 15) { self.legacy() }
        Log("logged")
      },
      { [weak self] in
        guard let self else { return }
        if #unavailable(iOS 15) { self.legacy() }
        refresh()
      },
      { [weak self] in
        guard let self else { return }
        if #unavailable(iOS 15) { self.legacy() }
        print(level)
      },
      { [weak self] in
        guard let self else { return }
        if #unavailable(iOS 15) { self.legacy() }
        finish()
        print(Registry.shared)
      },
    ]
    for item in work { item() }
  }
}
Screen().start()

// ==== after: main.swift
func refresh() { print("global") }
let level = 3
func finish() { Registry.finish() }
final class Screen: Base {
  let ID = 4
  var work: [() -> Void] = []
  func start() {
    work = [
      { [weak self] in
        guard let self else { return }
        print(ID)
      },
      { [weak self] in
        guard let self else { return }
        print(URLS.count)
      },
      { [weak self] in
        guard let self else { return }
        Log("logged")
      },
      { [weak self] in
        guard let self else { return }
        refresh()
      },
      { [weak self] in
        guard let self else { return }
        print(level)
      },
      { [weak self] in
        guard self != nil else { return }
        finish()
        print(Registry.shared)
      },
    ]
    for item in work { item() }
  }
}
Screen().start()
