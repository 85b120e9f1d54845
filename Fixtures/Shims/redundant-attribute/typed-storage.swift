// Properties that were stored as something wider, because a stored property cannot be gated.
// iOS: 14 -> 15
// macOS: 11 -> 12

// ==== Library.swift
import Foundation
import SwiftUI

@available(iOS 15, macOS 12, *)
struct Tip {
  var title = Date().formatted()
}

@available(iOS 15, macOS 12, *)
final class Recorder {
  var text = Date().formatted()
}

@available(iOS 15, macOS 12, *)
protocol Reading: AnyObject {}

struct Tips: ViewModifier {
  // A stored property cannot be gated.
  private let _first: Any?
  private let _second: Any?

  /// The first one.
  @available(iOS 15, macOS 12, *)
  private var first: Tip {
    _first as! Tip
  }

  @available(iOS 15, macOS 12, *)
  private var second: Tip { return self._second as! Tip }

  init(isOn: Bool) {
    if #available(iOS 15, macOS 12, *) {
      _first = Tip()
      if isOn { self._second = Tip(title: "on") } else { self._second = Tip(title: "off") }
    } else {
      _first = nil
      _second = nil
    }
  }

  func body(content: Content) -> some View {
    if #available(iOS 15, macOS 12, *) { print(first.title, second.title) }
    return content
  }
}

final class Reader {
  private var _recorder: Any?
  // What it records with.
  @available(iOS 15, macOS 12, *)
  var recorder: Recorder? {
    get { _recorder as? Recorder }
    set { _recorder = newValue }
  }

  private var _tip: Any?
  @available(iOS 15, macOS 12, *)
  private var tip: Tip? {
    get { return _tip as? Tip }
    set { _tip = newValue }
  }

  private static var _shared: AnyObject? = nil

  @available(iOS 15, macOS 12, *)
  private static var shared: (any Reading)? {
    get {
      return self._shared as! (any Reading)?
    }
    set {
      self._shared = newValue
    }
  }

  @available(iOS 15, macOS 12, *)
  func read() {
    recorder = Recorder()
    recorder?.text = "read"
    print(recorder?.text ?? "", Self.shared == nil)
    Self.shared = nil
    tip = Tip()
    if let tip { print(tip.title.uppercased()) }
  }
}

// ==== after: Library.swift
import Foundation
import SwiftUI

struct Tip {
  var title = Date().formatted()
}

final class Recorder {
  var text = Date().formatted()
}

protocol Reading: AnyObject {}

struct Tips: ViewModifier {
  /// The first one.
  private let first: Tip

  private let second: Tip

  init(isOn: Bool) {
    first = Tip()
    if isOn { self.second = Tip(title: "on") } else { self.second = Tip(title: "off") }
  }

  func body(content: Content) -> some View {
    print(first.title, second.title)
    return content
  }
}

final class Reader {
  // What it records with.
  var recorder: Recorder?

  private var tip: Tip?

  private static var shared: (any Reading)?

  func read() {
    recorder = Recorder()
    recorder?.text = "read"
    print(recorder?.text ?? "", Self.shared == nil)
    Self.shared = nil
    tip = Tip()
    if let tip { print(tip.title.uppercased()) }
  }
}
