// Members that other files may see: what the type conforms to decides. Classes that Objective-C cannot make go.
// iOS: 14 -> 15
// macOS: 11 -> 12

// ==== Show.swift
import SwiftUI

struct Show: View {
  var body: some View {
    if #available(iOS 15, macOS 12, *) {
      Text("new").badge(4)
    } else {
      Text(makeText()).formLabel().background(oldBody)
    }
  }

  var oldBody: some View { Text("old") }

  func makeText() -> String {
    let legacy: Runner = Legacy()
    let box = Box<Int>(1)
    return legacy.run() + box.text + Entry(title: "a").written() + Entry(title: "b").digits()
      + Counter().spelled() + Open().named() + legacyName() + oldName + Sheet().title
  }
}

// ==== Helpers.swift
import Foundation
import SwiftUI

extension View {
  func formLabel() -> some View { padding() }
}

protocol Runner {
  func run() -> String
}

final class Legacy: Runner {
  func run() -> String { "legacy" }
}

final class Modern: Runner {
  func run() -> String { "modern" }
}

class Box<Value> {
  let text: String
  init(_ value: Value) { text = "\(value)" }
}

struct Entry {
  let title: String
  func written() -> String { title }
}

struct Sheet {
  var title: String { "\(Coordinator())" }
}

extension Sheet {
  final class Coordinator: NSObject {}
}

func legacyName() -> String { "legacy" }
let oldName = "old"

// ==== Entries.swift
extension Entry: Spelled {
  func digits() -> String { title }
}

protocol Spelled {
  func digits() -> String
}

struct Counter: Sequence, IteratorProtocol {
  func spelled() -> String { "" }
  mutating func next() -> Int? { nil }
}

class Open {
  func named() -> String { "" }
}
final class Opened: Open, TextOutputStream { func write(_ string: String) {} }

let modern = Modern().run()
let used: [Any] = [Counter(), Open(), Entry(title: "c")]

// ==== after: Entries.swift
extension Entry: Spelled {
  func digits() -> String { title }
}

protocol Spelled {
  func digits() -> String
}

struct Counter: Sequence, IteratorProtocol {
  mutating func next() -> Int? { nil }
}

class Open {
  func named() -> String { "" }
}
final class Opened: Open, TextOutputStream { func write(_ string: String) {} }

let modern = Modern().run()
let used: [Any] = [Counter(), Open(), Entry(title: "c")]

// ==== after: Helpers.swift
import Foundation
import SwiftUI

protocol Runner {
  func run() -> String
}

final class Modern: Runner {
  func run() -> String { "modern" }
}

struct Entry {
  let title: String
}

// ==== after: Show.swift
import SwiftUI

struct Show: View {
  var body: some View {
    Text("new").badge(4)
  }
}
