// A structure in a structure: what it computes, and what its type stores, is no part of its value.
// iOS: 14 -> 15
// macOS: 11 -> 12

// ==== Parts.swift
import Foundation

struct Title { var text = Date() }
struct Holder { var row: Row? { nil } }

// ==== Library.swift
import Foundation

@available(iOS 15, macOS 12, *)
struct Tip {
  static var shown = Title()
  static let rows: [Row] = []
  var count: Int = 1
  var text: String = Date().formatted() { didSet { print("changed") } }
  var title: Title { Title() }
  var row: Row? { Row() }
  func holder() -> Holder { Holder() }
  enum Kind { case row(Row) }
}

// What another file declares may hold the row.
@available(iOS 15, macOS 12, *)
struct Held {
  var title: Title
  init() { title = Title(text: Date()) }
}

@available(iOS 15, macOS 12, *)
struct Watched {
  var title: Title { didSet { print(Date().formatted()) } }
  init() { title = Title() }
}

// Nothing shows the type of what it stores.
@available(iOS 15, macOS 12, *)
struct Made {
  let made = Made.make()
  static func make() -> Row? { nil }
}

struct Row {
  private let _tip: Any?
  @available(iOS 15, macOS 12, *)
  private var tip: Tip { _tip as! Tip }

  private let _held: Any?
  @available(iOS 15, macOS 12, *)
  private var held: Held { _held as! Held }

  private let _watched: Any?
  @available(iOS 15, macOS 12, *)
  private var watched: Watched { _watched as! Watched }

  private let _made: Any?
  @available(iOS 15, macOS 12, *)
  private var made: Made { _made as! Made }

  init() {
    if #available(iOS 15, macOS 12, *) {
      _tip = Tip()
      _held = Held()
      _watched = Watched()
      _made = Made()
    } else {
      _tip = nil
      _held = nil
      _watched = nil
      _made = nil
    }
  }
}

// ==== after: Library.swift
import Foundation

struct Tip {
  static var shown = Title()
  static let rows: [Row] = []
  var count: Int = 1
  var text: String = Date().formatted() { didSet { print("changed") } }
  var title: Title { Title() }
  var row: Row? { Row() }
  func holder() -> Holder { Holder() }
  enum Kind { case row(Row) }
}

// What another file declares may hold the row.
struct Held {
  var title: Title
  init() { title = Title(text: Date()) }
}

struct Watched {
  var title: Title { didSet { print(Date().formatted()) } }
  init() { title = Title() }
}

// Nothing shows the type of what it stores.
struct Made {
  let made = Made.make()
  static func make() -> Row? { nil }
}

struct Row {
  private let tip: Tip

  private let _held: Any?
  private var held: Held { _held as! Held }

  private let _watched: Any?
  private var watched: Watched { _watched as! Watched }

  private let _made: Any?
  private var made: Made { _made as! Made }

  init() {
    tip = Tip()
    _held = Held()
    _watched = Watched()
    _made = Made()
  }
}
