// What only the fallback of a shim used: private things go with it, others are told of.
// iOS: 14 -> 15
// macOS: 11 -> 12

// ==== Dates.swift
import Foundation

func written(_ date: Date) -> String {
  if #available(iOS 15, macOS 12, *) {
    return date.formatted()
  } else {
    return digits(of: date)
  }
}

private func digits(of date: Date) -> String {
  "\(date.timeIntervalSince1970)"
}

// ==== Entry.swift
import Foundation

struct Entry {
  var made: Date
  var title: String { written(made) }
}

// ==== Bar.swift
import SwiftUI

protocol Closing: AnyObject { func close() }
protocol Stored: Codable {}

/// A protocol of the project's own does not protect what is private.
final class Bar: Closing {
  private lazy var heading: Text = { Text(verbatim: "") }()
  private lazy var closer: Text = makeCloser()
  private var height = 3
  func makeCloser() -> Text { Text(verbatim: "") }
  func close() { _ = makeCloser() }
  func show() {
    if #unavailable(iOS 15, macOS 12) { print(heading, closer, height) }
    close()
  }
}

/// One that is encoded does.
final class Settings: Stored {
  private var scale = 3
  func draw() {
    if #unavailable(iOS 15, macOS 12) { print(scale) }
    print("drawn")
  }
}

// ==== Limits.swift

enum Limits {
  // In megabytes.
  private static let oldMemory = 10
  private static let memory = 50
  private static let disk = 200

  // Of the old cache.
  private static let oldFiles = 3

  static var all: Int {
    if #available(iOS 15, macOS 12, *) { return memory + disk } else { return oldMemory * oldFiles }
  }
}

// ==== after: Dates.swift: gone

// ==== after: Entry.swift
import Foundation

struct Entry {
  var made: Date
  var title: String { made.formatted() }
}

// ==== after: Bar.swift
import SwiftUI

protocol Closing: AnyObject { func close() }
protocol Stored: Codable {}

/// A protocol of the project's own does not protect what is private.
final class Bar: Closing {
  func makeCloser() -> Text { Text(verbatim: "") }
  func close() { _ = makeCloser() }
  func show() {
    close()
  }
}

/// One that is encoded does.
final class Settings: Stored {
  private var scale = 3
  func draw() {
    print("drawn")
  }
}

// ==== after: Limits.swift

enum Limits {
  // In megabytes.
  private static let memory = 50
  private static let disk = 200

  static var all: Int {
    return memory + disk
  }
}
