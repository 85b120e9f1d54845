// `guard let self` with nothing after it would make the compiler warn.
// min: 16

// ==== Fixes.swift
extension Panel {
  func fix() { if #unavailable(iOS 15) { print("fixed") } }
}

// ==== main.swift
final class Panel {
  var work: (() -> Void)?
  func start() {
    work = { [weak self] in
      guard let self = self else { return }
      self.fix()
    }
    work?()
  }
  deinit { print("gone") }
}
Panel().start()
print("done")

// ==== after: main.swift
final class Panel {
  var work: (() -> Void)?
  func start() {
    work = { [weak self] in
      guard self != nil else { return }
    }
    work?()
  }
  deinit { print("gone") }
}
Panel().start()
print("done")

// ==== after: Fixes.swift: gone
