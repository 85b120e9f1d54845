// Storage that merely looks as if it could be typed.
// iOS: 14 -> 15
// macOS: 11 -> 12

// ==== Library.swift
import Foundation

@available(iOS 15, macOS 12, *)
struct Tip {
  var title = Date().formatted()
}

@available(iOS 15, macOS 12, *)
struct Name {
  var text = Date().formatted()
  init?(_ text: String) { if text.isEmpty { return nil } }
}

// The initializer that the compiler makes would take it.
struct Row {
  var count = 1
  private var _tip: Any?
  @available(iOS 15, macOS 12, *)
  var tip: Tip? {
    get { _tip as? Tip }
    set { _tip = newValue }
  }
}

final class Reader {
  // Made when it is first asked for.

  private var _lazy: Any?
  @available(iOS 15, macOS 12, *)
  private var lazyTip: Tip {
    if let tip = _lazy as? Tip { return tip }
    let tip = Tip()
    _lazy = tip
    return tip
  }

  // Something else takes it away.

  private var _dropped: Any?
  @available(iOS 15, macOS 12, *)
  var dropped: Tip? {
    get { _dropped as? Tip }
    set { _dropped = newValue }
  }
  func drop() { _dropped = nil }

  // It holds more than one type.

  private var _mixed: Any?
  @available(iOS 15, macOS 12, *)
  var mixed: Tip? {
    get { _mixed as? Tip }
    set { _mixed = newValue }
  }
  @available(iOS 15, macOS 12, *)
  var name: Name? {
    get { _mixed as? Name }
    set { _mixed = newValue }
  }

  // It does more.

  private var _counted: Any?
  private var count = 0
  @available(iOS 15, macOS 12, *)
  var counted: Tip? {
    get { _counted as? Tip }
    set {
      _counted = newValue
      count += 1
    }
  }

  // It is watched.

  private var _watched: Any? { didSet { print("changed") } }
  @available(iOS 15, macOS 12, *)
  var watched: Tip? {
    get { _watched as? Tip }
    set { _watched = newValue }
  }

  // Above the minimum.

  private var _above: Any?
  @available(iOS 16, macOS 13, *)
  var above: Tip? {
    get { _above as? Tip }
    set { _above = newValue }
  }

  // A call changes it in its place, and may ask for it meanwhile.

  private var _changed: Any?
  @available(iOS 15, macOS 12, *)
  private var changed: Tip? {
    get { _changed as? Tip }
    set { _changed = newValue }
  }
  @available(iOS 15, macOS 12, *)
  func change() { changed?.title.append(contentsOf: changed?.title ?? "") }

  // So does this one.

  private var _passed: Any?
  @available(iOS 15, macOS 12, *)
  private var passed: Tip? {
    get { _passed as? Tip }
    set { _passed = newValue }
  }
  @available(iOS 15, macOS 12, *)
  func pass() { exchange(&passed) }
  @available(iOS 15, macOS 12, *)
  private func exchange(_ tip: inout Tip?) { tip = passed }

  // It may be read before it is set.

  private var _forced: Any?
  @available(iOS 15, macOS 12, *)
  var forced: Tip {
    get { _forced as! Tip }
    set { _forced = newValue }
  }

  // What makes it can fail.

  private let _failing: Any?
  @available(iOS 15, macOS 12, *)
  private var failing: Name { _failing as! Name }

  // A parameter has its name.

  private let _hidden: Any?
  @available(iOS 15, macOS 12, *)
  private var hidden: Tip { _hidden as! Tip }

  init(hidden: String) {
    if #available(iOS 15, macOS 12, *) {
      _failing = Name("n")
      _hidden = Tip(title: hidden)
    } else {
      _failing = nil
      _hidden = nil
    }
  }
}

// ==== after: Library.swift
import Foundation

struct Tip {
  var title = Date().formatted()
}

struct Name {
  var text = Date().formatted()
  init?(_ text: String) { if text.isEmpty { return nil } }
}

// The initializer that the compiler makes would take it.
struct Row {
  var count = 1
  private var _tip: Any?
  var tip: Tip? {
    get { _tip as? Tip }
    set { _tip = newValue }
  }
}

final class Reader {
  // Made when it is first asked for.

  private lazy var lazyTip: Tip = {
    let tip = Tip()
    return tip
  }()

  // Something else takes it away.

  private var _dropped: Any?
  var dropped: Tip? {
    get { _dropped as? Tip }
    set { _dropped = newValue }
  }
  func drop() { _dropped = nil }

  // It holds more than one type.

  private var _mixed: Any?
  var mixed: Tip? {
    get { _mixed as? Tip }
    set { _mixed = newValue }
  }
  var name: Name? {
    get { _mixed as? Name }
    set { _mixed = newValue }
  }

  // It does more.

  private var _counted: Any?
  private var count = 0
  var counted: Tip? {
    get { _counted as? Tip }
    set {
      _counted = newValue
      count += 1
    }
  }

  // It is watched.

  private var _watched: Any? { didSet { print("changed") } }
  var watched: Tip? {
    get { _watched as? Tip }
    set { _watched = newValue }
  }

  // Above the minimum.

  private var _above: Any?
  @available(iOS 16, macOS 13, *)
  var above: Tip? {
    get { _above as? Tip }
    set { _above = newValue }
  }

  // A call changes it in its place, and may ask for it meanwhile.

  private var _changed: Any?
  private var changed: Tip? {
    get { _changed as? Tip }
    set { _changed = newValue }
  }
  func change() { changed?.title.append(contentsOf: changed?.title ?? "") }

  // So does this one.

  private var _passed: Any?
  private var passed: Tip? {
    get { _passed as? Tip }
    set { _passed = newValue }
  }
  func pass() { exchange(&passed) }
  private func exchange(_ tip: inout Tip?) { tip = passed }

  // It may be read before it is set.

  private var _forced: Any?
  var forced: Tip {
    get { _forced as! Tip }
    set { _forced = newValue }
  }

  // What makes it can fail.

  private let _failing: Any?
  private var failing: Name { _failing as! Name }

  // A parameter has its name.

  private let _hidden: Any?
  private var hidden: Tip { _hidden as! Tip }

  init(hidden: String) {
    _failing = Name("n")
    _hidden = Tip(title: hidden)
  }
}
