// Captures that only a dead branch read go, also beside attributes; a comment on their line keeps them.
// min: 16
// warns: a comment stands beside the capture

// ==== main.swift
final class Model {
  var count = 0
  func run(_ work: @escaping () -> Void) { work() }
  func send(_ work: @escaping @Sendable (Int) -> Void) { work(1) }

  func attributed() {
    send { @Sendable [weak self] number in
      print("attributed", number)
      if #unavailable(iOS 15) { self?.count += 1 }
    }
    run { @MainActor [weak self] in
      print("main")
      if #unavailable(iOS 15) { self?.count += 1 }
    }
  }
  func commented() {
    run { [weak self] in // after a while
      print("commented")
      if #unavailable(iOS 15) { self?.count += 1 }
    }
    run { [weak self] in // weak, as the view is gone by then
      print("explained")
      if #unavailable(iOS 15) { self?.count += 1 }
    }
  }
}
let model = Model()
model.attributed()
model.commented()

// ==== after: main.swift
final class Model {
  var count = 0
  func run(_ work: @escaping () -> Void) { work() }
  func send(_ work: @escaping @Sendable (Int) -> Void) { work(1) }

  func attributed() {
    send { @Sendable number in
      print("attributed", number)
    }
    run { @MainActor in
      print("main")
    }
  }
  func commented() {
    run { [weak self] in // after a while
      print("commented")
    }
    run { [weak self] in // weak, as the view is gone by then
      print("explained")
    }
  }
}
let model = Model()
model.attributed()
model.commented()
