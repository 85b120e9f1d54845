// A `self` that dead code alone used is asked for without a name; behind it, a bare name may be a member of it.
// min: 16

// ==== main.swift
final class Panel {
  var work: (() -> Void)?
  var other: Panel?
  func start() {
    work = { [weak self] in
      guard let self else { return }
      if #unavailable(iOS 15) { self.fix() }
      print("behind")
    }
    work?()
    work = { [weak self] in
      guard let strongSelf = self else { return }
      if #unavailable(iOS 15) { strongSelf.fix() }
      print("strong")
    }
    work?()
    work = { [weak self] in
      guard let self = self, self.other == nil else { return }
      if #unavailable(iOS 15) { self.fix() }
      print("no other")
    }
    work?()
    work = { [other] in
      guard let self = other else { return }
      if #unavailable(iOS 15) { self.fix() }
      print("other")
    }
    work?()
    work = { [weak self] in
      guard let self else { return }
      if #unavailable(iOS 15) { self.fix() }
      rest()
    }
    work?()
    work = { [weak self] in
      if let self {
        print("some")
        if #unavailable(iOS 15) { fix() }
      }
    }
    work?()
  }
  func rest() { print("rest") }
  func fix() { print("fix") }
  deinit { print("gone") }
}
Panel().start()
print("done")

// ==== after: main.swift
final class Panel {
  var work: (() -> Void)?
  var other: Panel?
  func start() {
    work = { [weak self] in
      guard self != nil else { return }
      print("behind")
    }
    work?()
    work = { [weak self] in
      guard self != nil else { return }
      print("strong")
    }
    work?()
    work = { [weak self] in
      guard let self = self, self.other == nil else { return }
      print("no other")
    }
    work?()
    work = { [other] in
      guard other != nil else { return }
      print("other")
    }
    work?()
    work = { [weak self] in
      guard let self else { return }
      rest()
    }
    work?()
    work = { [weak self] in
      if self != nil {
        print("some")
      }
    }
    work?()
  }
  func rest() { print("rest") }
  deinit { print("gone") }
}
Panel().start()
print("done")
