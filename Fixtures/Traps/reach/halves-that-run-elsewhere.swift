// Halves whose body would run on another actor, be built by a protocol's builder, or call itself under the head of
// what calls them.
// min: 16

// ==== main.swift
import Foundation

@globalActor actor Store { static let shared = Store() }

// Tasks inherit the actor.
final class Loader: @unchecked Sendable {
  var task: Task<Void, Never>?
  @Store func load() { if #available(iOS 15, *) { loadNow() } else { print("old") } }
  private nonisolated func loadNow() { task = Task { print(#isolation == nil) } }
}

// A `return` turns off the builder that the protocol asks for.
@resultBuilder enum Quoted {
  static func buildBlock(_ parts: String...) -> String { "<" + parts.joined() + ">" }
  static func buildEither(first: String) -> String { first }
  static func buildEither(second: String) -> String { second }
  static func buildLimitedAvailability(_ part: String) -> String { part }
}
protocol Speaking { @Quoted var words: String { get } }
struct Speaker: Speaking {
  var words: String {
    if #available(iOS 15, *) { return wordsNow }
    return "old"
  }
  @available(iOS 15, *)
  private var wordsNow: String { "new" }
}

// A getter that asks for its own property would be taken for a mistake.
final class Item {
  var count = 2
  var depth: Int {
    if #available(iOS 15, *) { return depthNow } else { return 0 }
  }
  @available(iOS 15, *)
  private var depthNow: Int {
    count -= 1
    return count > 0 ? depth + 1 : 0
  }
}

// A protocol's extension is one of the type, too.
protocol Showing {}
final class Panel: Showing {
  func show() { if #available(iOS 15, *) { showNow() } else { print("old") } }
  @available(iOS 15, *)
  func showNow() { print("new") }
}
extension Showing where Self: Panel {
  func showTwice() {
    if #available(iOS 15, *) { showNow() }
    if #available(iOS 15, *) { self.showNow() }
  }
}

let loader = Loader()
await loader.load()
await loader.task!.value
print(Speaker().words)
print(Item().depth)
Panel().show()
Panel().showTwice()

// ==== after: main.swift
import Foundation

@globalActor actor Store { static let shared = Store() }

// Tasks inherit the actor.
final class Loader: @unchecked Sendable {
  var task: Task<Void, Never>?
  @Store func load() { loadNow() }
  private nonisolated func loadNow() { task = Task { print(#isolation == nil) } }
}

// A `return` turns off the builder that the protocol asks for.
@resultBuilder enum Quoted {
  static func buildBlock(_ parts: String...) -> String { "<" + parts.joined() + ">" }
  static func buildEither(first: String) -> String { first }
  static func buildEither(second: String) -> String { second }
  static func buildLimitedAvailability(_ part: String) -> String { part }
}
protocol Speaking { @Quoted var words: String { get } }
struct Speaker: Speaking {
  var words: String {
    return wordsNow
  }
  private var wordsNow: String { "new" }
}

// A getter that asks for its own property would be taken for a mistake.
final class Item {
  var count = 2
  var depth: Int {
    return depthNow
  }
  private var depthNow: Int {
    count -= 1
    return count > 0 ? depth + 1 : 0
  }
}

// A protocol's extension is one of the type, too.
protocol Showing {}
final class Panel: Showing {
  func show() { showNow() }
  func showNow() { print("new") }
}
extension Showing where Self: Panel {
  func showTwice() {
    showNow()
    self.showNow()
  }
}

let loader = Loader()
await loader.load()
await loader.task!.value
print(Speaker().words)
print(Item().depth)
Panel().show()
Panel().showTwice()
