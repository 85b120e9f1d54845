// What stands for the system in generated programs: values that print what was done to them.

import Glibc

public struct Key: ExpressibleByStringLiteral, ExpressibleByStringInterpolation, CustomStringConvertible {
  public let text: String
  public init(stringLiteral text: String) { self.text = text }
  public var description: String { "key(\(text))" }
}

public protocol Style {
  var styleName: String { get }
}

public struct Ink: Hashable, CustomStringConvertible, Style {
  public let description: String
  public init(_ name: String) { description = name }
  public static var tint: Ink { Ink("tint") }
  public static var white: Ink { Ink("white") }
  public static var clear: Ink { Ink("clear") }
  public static var main: Ink { Ink("main") }
  public static func make(_ number: Int) -> Ink { Ink("ink \(number)") }
  public func faded(_ by: Double = 0.5) -> Ink { Ink("\(description) faded \(by)") }
  public var styleName: String { "style \(description)" }
}

extension Style where Self == Ink {
  public static var accent: Ink { Ink("accent") }
}

public enum Edge: String {
  case top, bottom, wide
}

public struct Panel: CustomStringConvertible, Equatable {
  public let description: String
  public init(_ description: String = "panel") { self.description = description }
  private func with(_ part: String) -> Panel { Panel("\(description).\(part)") }

  public var size: Int { description.count }
  public var width: Double { 2.5 }
  public var title: String { "title of \(description)" }
  public var ink: Ink { Ink("ink") }
  public var rows: [Int] { [size, 2, 3] }
  public var next: Panel { with("next") }
  public var last: Panel? { size > 500 ? nil : with("last") }
  public var isOn: Bool { true }
  public var tint: Int { 71 }
  public var white: String { "white of a panel" }

  public static var tint: Int { 72 }
  public static var clear: Panel { Panel("clear") }
  public static var main: Panel { Panel("main") }
  public static var limit: Int { 73 }
  public static func make(_ number: Int) -> Panel { Panel("made \(number)") }

  public func badge(_ text: Key) -> Panel { with("badge(\(text))") }
  @_disfavoredOverload public func badge<Text: StringProtocol>(_ text: Text) -> Panel {
    with("badge(text \(text))")
  }
  public func badge(_ count: Int) -> Panel { with("badge(\(count))") }
  public func pad(_ by: Int) -> Panel { with("pad(int \(by))") }
  public func pad(_ by: Double) -> Panel { with("pad(double \(by))") }
  public func frame(width: Int = 1, height: Int = 2) -> Panel { with("frame(\(width) \(height))") }
  public func edge(_ edge: Edge = .wide) -> Panel { with("edge(\(edge))") }
  public func fill<Filling: Style>(_ style: Filling) -> Panel { with("fill(\(style.styleName))") }
  public func fill(content: () -> Ink) -> Panel { with("fill { \(content()) }") }
  public func back<Filling: Style>(for number: Int, content: () -> Filling) -> Panel {
    with("back(\(number) \(content().styleName))")
  }
  public func tag<Tag>(_ value: Tag) -> Panel { with("tag(\(Tag.self) \(value))") }
  public func note(_ text: String?) -> Panel { with("note(\(text ?? "none"))") }
  public func mark(_ isOn: Bool = true) -> Panel { with("mark(\(isOn))") }
  public func tap(count: Int = 1, perform: () -> Void) -> Panel {
    perform()
    return with("tap(\(count))")
  }
  public func show<Result>(_ body: () -> Result) -> Panel { with("show(\(Result.self) \(body()))") }
  public func choose(_ body: () -> Int) -> Panel { with("choose(int \(body()))") }
  public func choose(_ body: () -> Int?) -> Panel { with("choose(optional \(body() ?? -1))") }
  public func both(_ first: () -> Int, then second: () -> Int) -> Panel {
    with("both(\(first()) \(second()))")
  }
  @discardableResult public func reload(_ rows: [Int]) -> Int {
    print("reload", rows)
    return rows.count
  }
  public func find(_ number: Int) -> Int { number + 1 }
  public func seek(_ number: Int) -> Int? { number > 2 ? number : nil }
  public func area() -> Int { size * 10 }
  public func moved(by number: Int) -> Panel { with("moved(\(number))") }
  public func later(_ number: Int) async -> Int { number + 2 }
  public subscript(row: Int) -> Int { row + 30 }
}

public struct Stack: CustomStringConvertible {
  public let description: String
  public init(_ panels: Panel..., space: Int = 8) { description = "stack(\(panels) \(space))" }
}

open class Screen {
  public init(name: String = "screen") { self.name = name }
  public let name: String
  open var on = false { didSet { print(name, "on", on) } }
  open var subtitle: String { "subtitle" }
  open func appear() { print(name, "appear") }
  open func go(_ steps: Int = 1) { print(name, "go", steps) }
  open func count() -> Int { 80 }
  public static var shared: Screen { Screen(name: "shared") }
  public var depth: Int { 81 }
  public func level(_ number: Int) -> Int { number + 82 }
}

public final class Token {
  private let body: () -> Void
  public init(_ body: @escaping () -> Void) { self.body = body }
  public func fire() { body() }
  public func cancel() { print("cancel") }
}

// The name of one that the system has.
public func withTransaction(_ number: Int) -> Int { number + 2000 }
public func paint(_ number: Int) -> Int { number + 1000 }
public func paint(_ number: Double) -> Double { number + 1000 }
public func blend(_ first: Int, with second: Int = 4) -> Int { first * 100 + second }
public var scale: Int { 3 }

public func perform<Result>(_ body: () -> Result) -> String { "\(Result.self) \(body())" }
public func perform(twice body: () -> Void) {
  body()
  body()
}
public func decide(_ body: () -> Int) -> String { "int \(body())" }
public func decide(_ body: () -> Void) -> String {
  body()
  return "void"
}
public func hold<Result>(_ body: @escaping () -> Result) -> String { "\(type(of: body)) \(body())" }

public struct Day: CustomStringConvertible {
  public let description: String
  public init(_ description: String) { self.description = description }
  public static var now: Day { Day("now") }
  public var later: Day { Day("later than \(description)") }
  public static func day(_ number: Int) -> Day { Day("day \(number)") }
}

/// The system that a program runs on: `SYSTEM_VERSION` of its environment.
private let runningVersion = getenv("SYSTEM_VERSION").map { String(cString: $0) } ?? "16.4"

public final class UIDevice {
  public static let current = UIDevice()
  public var systemVersion: String { runningVersion }
}

public struct OperatingSystemVersion {
  public var majorVersion: Int
  public var minorVersion: Int
  public var patchVersion: Int
  public init(majorVersion: Int, minorVersion: Int, patchVersion: Int) {
    self.majorVersion = majorVersion
    self.minorVersion = minorVersion
    self.patchVersion = patchVersion
  }
}

public final class ProcessInfo {
  public static let processInfo = ProcessInfo()
  private let numbers = runningVersion.split(separator: ".").compactMap { Int($0) } + [0, 0]
  public var operatingSystemVersion: OperatingSystemVersion {
    OperatingSystemVersion(majorVersion: numbers[0], minorVersion: numbers[1], patchVersion: numbers[2])
  }
  public func isOperatingSystemAtLeast(_ version: OperatingSystemVersion) -> Bool {
    !numbers.lexicographicallyPrecedes([version.majorVersion, version.minorVersion, version.patchVersion])
  }
}

public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
  func render() -> String
}

extension View {
  public func render() -> String { body.render() }
}

extension Never: View {
  public var body: Never { fatalError() }
}

/// A view that others are made of.
public protocol Primitive: View where Body == Never {}

extension Primitive {
  public var body: Never { fatalError() }
}

public enum Either<First: View, Second: View>: Primitive {
  case first(First)
  case second(Second)
  public func render() -> String {
    switch self {
    case .first(let view): view.render()
    case .second(let view): view.render()
    }
  }
}

@resultBuilder public enum ViewBuilder {
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  public static func buildEither<First, Second>(first: First) -> Either<First, Second> { .first(first) }
  public static func buildEither<First, Second>(second: Second) -> Either<First, Second> { .second(second) }
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> Content { content }
}

public struct Text: Primitive {
  private let text: String
  public init(_ text: String) { self.text = text }
  public func render() -> String { "text \(text)" }
}

public struct Group<Content: View>: Primitive {
  private let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  public func render() -> String { content.render() }
}

extension View {
  public func framed(_ width: Int = 1) -> Text { Text("framed \(width) \(render())") }
}

public struct LazyRow<Content: View>: Primitive {
  private let space: Int
  private let content: Content
  public init(space: Int = 8, @ViewBuilder content: () -> Content) {
    self.space = space
    self.content = content()
  }
  public func render() -> String { "lazy row \(space) [\(content.render())]" }
}

public struct PlainRow<Content: View>: Primitive {
  private let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  public func render() -> String { "plain row [\(content.render())]" }
}
