// An object that is handed over to be replaced: what is stored is in use until the call is over, what is computed is not.
// min: 18

// ==== Shared.swift
final class Shared {
  private var _recognizer: Any?
  @available(iOS 18.0, *)
  var recognizer: Recognizer? {
    get { _recognizer as? Recognizer }
    set { _recognizer = newValue }
  }
}

// ==== main.swift
final class Recognizer { var count = 0 }

func prepare(_ recognizer: inout Recognizer?, onFinish: () -> Void) {
  recognizer = Recognizer()
  onFinish()
}

final class Page {
  private var _recognizer: Any?
  @available(iOS 18.0, *)
  private var recognizer: Recognizer? {
    get { _recognizer as? Recognizer }
    set { _recognizer = newValue }
  }

  private var _other: Any?
  @available(iOS 18.0, *)
  private var other: Recognizer? {
    get { _other as? Recognizer }
    set { _other = newValue }
  }

  func schedule() {
    if #available(iOS 18.0, *) { prepare(&recognizer) { self.render() } }
    other = Recognizer()
    other?.count += 1
    if let other { print(other.count) }
  }

  func render() {
    if #available(iOS 18.0, *) { print(recognizer == nil) }
  }
}

Page().schedule()
let shared = Shared()
prepare(&(shared.recognizer)) { print(shared.recognizer == nil) }

// ==== after: Shared.swift
final class Shared {
  private var _recognizer: Any?
  var recognizer: Recognizer? {
    get { _recognizer as? Recognizer }
    set { _recognizer = newValue }
  }
}

// ==== after: main.swift
final class Recognizer { var count = 0 }

func prepare(_ recognizer: inout Recognizer?, onFinish: () -> Void) {
  recognizer = Recognizer()
  onFinish()
}

final class Page {
  private var _recognizer: Any?
  private var recognizer: Recognizer? {
    get { _recognizer as? Recognizer }
    set { _recognizer = newValue }
  }

  private var other: Recognizer?

  func schedule() {
    prepare(&recognizer) { self.render() }
    other = Recognizer()
    other?.count += 1
    if let other { print(other.count) }
  }

  func render() {
    print(recognizer == nil)
  }
}

Page().schedule()
let shared = Shared()
prepare(&(shared.recognizer)) { print(shared.recognizer == nil) }
