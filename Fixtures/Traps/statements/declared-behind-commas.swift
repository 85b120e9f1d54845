// What other files declare behind a comma or in a pattern.
// min: 16
// warns: the name stays that holds a lock

// ==== Base.swift
class Base {
  var min = 1, max = 10
  let KEY = "k", ID = "id"
  let (limit, step) = (5, 1)
}
final class Lock { deinit { print("gone") } }
enum State { case idle, loaded(Lock), failed }
final class Store {
  var state = State.loaded(Lock())
  func clear() {
    state = .idle
    print("cleared")
  }
}

// ==== main.swift
let limit = 3
final class Screen: Base {
  var work: [() -> Void] = []
  func start() {
    work = [
      { [weak self] in
        guard let self else { return }
        if #unavailable(iOS 15) { print("old", self) }
        print(max)
      },
      { [weak self] in
        guard let self else { return }
        if #unavailable(iOS 15) { print("old", self) }
        print(ID)
      },
      { [weak self] in
        guard let self else { return }
        if #unavailable(iOS 15) { print("old", self) }
        print(limit)
      },
    ]
    for item in work { item() }
  }
}
func look(_ store: Store) {
  if case .loaded(let lock) = store.state {
    if #unavailable(iOS 15) { print("old", lock) }
    store.clear()
    print("looked")
  }
}
let screen = Screen()
screen.start()
look(Store())

// ==== after: main.swift
let limit = 3
final class Screen: Base {
  var work: [() -> Void] = []
  func start() {
    work = [
      { [weak self] in
        guard let self else { return }
        print(max)
      },
      { [weak self] in
        guard let self else { return }
        print(ID)
      },
      { [weak self] in
        guard let self else { return }
        print(limit)
      },
    ]
    for item in work { item() }
  }
}
func look(_ store: Store) {
  if case .loaded(let lock) = store.state {
    store.clear()
    print("looked")
  }
}
let screen = Screen()
screen.start()
look(Store())
