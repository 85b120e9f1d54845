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

prefix operator ++
postfix operator **
infix operator <-
final class Tip {
  static func += (tip: inout Tip, change: () -> Void) { change() }
}
prefix func ++ (tip: inout Tip?) { panel.look() }
postfix func ** (tip: inout Tip?) { panel.look() }
func <- (tip: inout Tip?, change: () -> Void) { change() }
func change(_ tip: inout Tip?, _ change: () -> Void) { change() }
func run(_ work: () -> Void) { work() }

final class Panel {
  private var _first: Any?
  @available(iOS 18.0, *) private var first: Tip? { get { _first as? Tip } set { _first = newValue } }
  private var _second: Any?
  @available(iOS 18.0, *) private var second: Tip? { get { _second as? Tip } set { _second = newValue } }
  private var _third: Any?
  @available(iOS 18.0, *) private var third: Tip? { get { _third as? Tip } set { _third = newValue } }
  private var _fourth: Any?
  @available(iOS 18.0, *) private var fourth: Tip? { get { _fourth as? Tip } set { _fourth = newValue } }
  private var _fifth: Any?
  @available(iOS 18.0, *) private var fifth: Tip? { get { _fifth as? Tip } set { _fifth = newValue } }
  private var _sixth: Any?
  @available(iOS 18.0, *) private var sixth: Tip? { get { _sixth as? Tip } set { _sixth = newValue } }
  private var _last: Any?
  @available(iOS 18.0, *) private var last: Tip? { get { _last as? Tip } set { _last = newValue } }

  func look() {
    print(first == nil, second == nil, third == nil, fourth == nil, fifth == nil, sixth == nil, last == nil)
  }
  func work() {
    change(&(first)) { look() }
    change(&self[keyPath: \.second]) { look() }
    third = Tip()
    third! += { look() }
    ++fourth
    fifth**
    run { sixth <- { look() } }
    last = Tip()
    if let last = last { print(last === self.last) }
  }
}
let panel = Panel()
panel.work()
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

prefix operator ++
postfix operator **
infix operator <-
final class Tip {
  static func += (tip: inout Tip, change: () -> Void) { change() }
}
prefix func ++ (tip: inout Tip?) { panel.look() }
postfix func ** (tip: inout Tip?) { panel.look() }
func <- (tip: inout Tip?, change: () -> Void) { change() }
func change(_ tip: inout Tip?, _ change: () -> Void) { change() }
func run(_ work: () -> Void) { work() }

final class Panel {
  private var _first: Any?
  private var first: Tip? { get { _first as? Tip } set { _first = newValue } }
  private var _second: Any?
  private var second: Tip? { get { _second as? Tip } set { _second = newValue } }
  private var _third: Any?
  private var third: Tip? { get { _third as? Tip } set { _third = newValue } }
  private var _fourth: Any?
  private var fourth: Tip? { get { _fourth as? Tip } set { _fourth = newValue } }
  private var _fifth: Any?
  private var fifth: Tip? { get { _fifth as? Tip } set { _fifth = newValue } }
  private var _sixth: Any?
  private var sixth: Tip? { get { _sixth as? Tip } set { _sixth = newValue } }
  private var last: Tip?

  func look() {
    print(first == nil, second == nil, third == nil, fourth == nil, fifth == nil, sixth == nil, last == nil)
  }
  func work() {
    change(&(first)) { look() }
    change(&self[keyPath: \.second]) { look() }
    third = Tip()
    third! += { look() }
    ++fourth
    fifth**
    run { sixth <- { look() } }
    last = Tip()
    if let last = last { print(last === self.last) }
  }
}
let panel = Panel()
panel.work()
let shared = Shared()
prepare(&(shared.recognizer)) { print(shared.recognizer == nil) }
