// A `self` that a closure captures weakly, and that a call behind `guard let self` lets go of: it stays where its class, a superclass,
// an heir or what it stores has a `deinit`.
// min: 16
// warns: the names that stay are not read

// ==== Model.swift
nonisolated(unsafe) var held: AnyObject?
func release() {
  held = nil
  print("released")
}
enum Store {
  static func release() {
    held = nil
    print("released")
  }
}
class Base { deinit { print("base gone") } }
final class Derived: Base {
  var work: (() -> Void)?
  func fix() {}
}
class Root {
  var work: (() -> Void)?
  func fix() {}
  func start() {
    work = { [weak self] in
      guard let self else { return }
      if #unavailable(iOS 15) { self.fix() }
      release()
      print("root")
    }
  }
}
final class Leaf: Root { deinit { print("leaf gone") } }

// ==== main.swift
final class Model {
  var work: (() -> Void)?
  func fix() {}
  func guarded() {
    work = { [weak self] in
      guard let self else { return }
      if #unavailable(iOS 15) { self.fix() }
      release()
      print("guarded")
    }
  }
  func named() {
    work = { [weak self] in
      guard let strongSelf = self else { return }
      if #unavailable(iOS 15) { strongSelf.fix() }
      release()
      print("named")
    }
  }
  func asked() {
    work = { [weak self] in
      if let self = self {
        if #unavailable(iOS 15) { self.fix() }
        release()
        print("asked")
      }
    }
  }
  func kept() {
    work = { [weak self] in
      let model = self
      if #unavailable(iOS 15) { model?.fix() }
      release()
      print("kept")
    }
  }
  func twice() {
    work = { [weak self] in
      guard let self else { return }
      let model = self
      if #unavailable(iOS 15) { model.fix() }
      release()
      self.end()
    }
  }
  func strong() {
    work = { [self] in
      let model = self
      if #unavailable(iOS 15) { model.fix() }
      release()
      self.end()
    }
  }
  func looked() {
    work = { [weak self] in
      guard let self else { return }
      if #unavailable(iOS 15) { self.fix() }
      print("looked")
    }
  }
  func end() { print("end") }
  deinit { print("model gone") }
}
extension Derived {
  func start() {
    work = { [weak self] in
      guard let self else { return }
      if #unavailable(iOS 15) { self.fix() }
      release()
      print("derived")
    }
  }
}
final class Plain {
  var work: (() -> Void)?
  func fix() {}
  func start() {
    work = { [weak self] in
      guard let self else { return }
      if #unavailable(iOS 15) { self.fix() }
      Store.release()
      print("plain")
    }
  }
}
func run(_ start: (Model) -> Void) {
  let work: (() -> Void)?
  do {
    let model = Model()
    held = model
    start(model)
    work = model.work
  }
  work?()
}
run { $0.guarded() }
run { $0.named() }
run { $0.asked() }
run { $0.kept() }
run { $0.twice() }
run { $0.strong() }
run { $0.looked() }
func runOthers() {
  let works: [(() -> Void)?]
  do {
    let (derived, leaf, plain) = (Derived(), Leaf(), Plain())
    derived.start()
    leaf.start()
    plain.start()
    held = derived
    works = [derived.work, leaf.work, plain.work]
  }
  works[0]?()
  works[1]?()
  works[2]?()
}
runOthers()

// ==== after: Model.swift
nonisolated(unsafe) var held: AnyObject?
func release() {
  held = nil
  print("released")
}
enum Store {
  static func release() {
    held = nil
    print("released")
  }
}
class Base { deinit { print("base gone") } }
final class Derived: Base {
  var work: (() -> Void)?
  func fix() {}
}
class Root {
  var work: (() -> Void)?
  func fix() {}
  func start() {
    work = { [weak self] in
      guard let self else { return }
      release()
      print("root")
    }
  }
}
final class Leaf: Root { deinit { print("leaf gone") } }

// ==== after: main.swift
final class Model {
  var work: (() -> Void)?
  func guarded() {
    work = { [weak self] in
      guard let self else { return }
      release()
      print("guarded")
    }
  }
  func named() {
    work = { [weak self] in
      guard let strongSelf = self else { return }
      release()
      print("named")
    }
  }
  func asked() {
    work = { [weak self] in
      if let self = self {
        release()
        print("asked")
      }
    }
  }
  func kept() {
    work = { [weak self] in
      let model = self
      release()
      print("kept")
    }
  }
  func twice() {
    work = { [weak self] in
      guard let self else { return }
      release()
      self.end()
    }
  }
  func strong() {
    work = { [self] in
      release()
      self.end()
    }
  }
  func looked() {
    work = { [weak self] in
      guard self != nil else { return }
      print("looked")
    }
  }
  func end() { print("end") }
  deinit { print("model gone") }
}
extension Derived {
  func start() {
    work = { [weak self] in
      guard let self else { return }
      release()
      print("derived")
    }
  }
}
final class Plain {
  var work: (() -> Void)?
  func start() {
    work = { [weak self] in
      guard self != nil else { return }
      Store.release()
      print("plain")
    }
  }
}
func run(_ start: (Model) -> Void) {
  let work: (() -> Void)?
  do {
    let model = Model()
    held = model
    start(model)
    work = model.work
  }
  work?()
}
run { $0.guarded() }
run { $0.named() }
run { $0.asked() }
run { $0.kept() }
run { $0.twice() }
run { $0.strong() }
run { $0.looked() }
func runOthers() {
  let works: [(() -> Void)?]
  do {
    let (derived, leaf, plain) = (Derived(), Leaf(), Plain())
    derived.start()
    leaf.start()
    plain.start()
    held = derived
    works = [derived.work, leaf.work, plain.work]
  }
  works[0]?()
  works[1]?()
  works[2]?()
}
runOthers()
