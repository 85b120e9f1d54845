// The project's modifiers for some views only: around a group they are those for all views, so the group stays.
// min: 16
// module: SwiftUI

// ==== Native/SwiftUI.swift
public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
  var shown: String { get }
}
extension Never: View {
  public var body: Never { fatalError() }
}
extension View {
  public var shown: String { body.shown }
  public func padding() -> some View { Padded(content: self) }
}
@resultBuilder public enum ViewBuilder {
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  public static func buildEither<First: View, Second: View>(first: First) -> Either<First, Second> { .first(first) }
  public static func buildEither<First: View, Second: View>(second: Second) -> Either<First, Second> { .second(second) }
}
public enum Either<First: View, Second: View>: View {
  case first(First), second(Second)
  public var body: Never { fatalError() }
  public var shown: String {
    switch self {
    case .first(let view): view.shown
    case .second(let view): view.shown
    }
  }
}
public struct Padded<Content: View>: View {
  let content: Content
  public var body: Never { fatalError() }
  public var shown: String { "padded(\(content.shown))" }
}
public struct Text: View {
  let text: String
  public init(_ text: String) { self.text = text }
  public var body: Never { fatalError() }
  public var shown: String { text }
}
public struct Group<Content: View>: View {
  let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  public var body: Never { fatalError() }
  public var shown: String { content.shown }
}

// ==== Styles.swift
import SwiftUI

extension View {
  func caption() -> some View { padding() }
  func framed() -> some View { padding() }
}
extension Text {
  func caption() -> Text { Text("caption") }
  var big: Text { Text("big") }
}
extension View {
  var big: some View { padding() }
  func large() -> some View { padding() }
}
extension View where Self == Text {
  func large() -> Text { Text("large") }
}
enum Theme {
  static func title() -> Text { Text("title") }
}

// ==== main.swift
import SwiftUI

struct Screen: View {
  var body: some View {
    Group {
      if #available(iOS 15, *) { Text("new") } else { Text("old") }
    }
    .caption()
  }
}
struct Other: View {
  var body: some View {
    Group {
      if #available(iOS 15, *) { Text("new") } else { Text("old") }
    }
    .framed()
  }
}
struct Big: View {
  var body: some View {
    Group {
      if #available(iOS 15, *) { Text("new") } else { Text("old") }
    }
    .big
  }
}
struct Large: View {
  var body: some View {
    Group {
      if #available(iOS 15, *) { Text("new") } else { Text("old") }
    }
    .large()
  }
}
struct Titled: View {
  var body: some View {
    Group {
      if #available(iOS 15, *) { Theme.title() } else { Text("old") }
    }
    .caption()
  }
}
print(Screen().shown, Other().shown, Big().shown, Large().shown, Titled().shown)

// ==== after: main.swift
import SwiftUI

struct Screen: View {
  var body: some View {
    Group {
      Text("new")
    }
    .caption()
  }
}
struct Other: View {
  var body: some View {
    Text("new")
      .framed()
  }
}
struct Big: View {
  var body: some View {
    Group {
      Text("new")
    }
    .big
  }
}
struct Large: View {
  var body: some View {
    Group {
      Text("new")
    }
    .large()
  }
}
struct Titled: View {
  var body: some View {
    Group {
      Theme.title()
    }
    .caption()
  }
}
print(Screen().shown, Other().shown, Big().shown, Large().shown, Titled().shown)
