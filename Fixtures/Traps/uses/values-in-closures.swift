// What the shim was passed, the native call takes in a closure, which it calls twice: a getter that changes something
// is asked once more.
// min: 16

// ==== Native/Panel.swift
public protocol View {}
public struct Text: View {
  public init(_ text: String) { self.text = text }
  let text: String
}
public enum Place { case widget }
extension View {
  public func container<V: View>(for place: Place, _ make: () -> V) -> some View {
    print(make(), make())
    return Text("in a container")
  }
  public func back<V: View>(_ view: V) -> some View { view }
}

// ==== Compat.swift
import Native

extension View {
  func backed(_ view: some View) -> some View {
    if #available(iOS 15, *) { return container(for: .widget) { view } } else { return back(view) }
  }
  func held(_ view: some View) -> some View {
    if #available(iOS 15, *) { return container(for: .widget) { view } } else { return back(view) }
  }
}

// ==== main.swift
import Native

nonisolated(unsafe) var asked = 0
struct Screen {
  var counted: Text {
    asked += 1
    return Text("\(asked)")
  }
  var replaced: Text {
    asked = asked + 1
    return Text("\(asked)")
  }
  var plain: Text {
    let words = "plain"
    return Text(words)
  }
  let stored = Text("stored")
  func show() {
    _ = Text("a").backed(counted)
    _ = Text("b").backed(self.replaced)
    _ = Text("c").held(plain)
    _ = Text("d").held(stored)
  }
}
Screen().show()

// ==== after: Compat.swift
import Native

extension View {
  func backed(_ view: some View) -> some View {
    return container(for: .widget) { view }
  }
}

// ==== after: main.swift
import Native

nonisolated(unsafe) var asked = 0
struct Screen {
  var counted: Text {
    asked += 1
    return Text("\(asked)")
  }
  var replaced: Text {
    asked = asked + 1
    return Text("\(asked)")
  }
  var plain: Text {
    let words = "plain"
    return Text(words)
  }
  let stored = Text("stored")
  func show() {
    _ = Text("a").backed(counted)
    _ = Text("b").backed(self.replaced)
    _ = Text("c").container(for: .widget) { plain }
    _ = Text("d").container(for: .widget) { stored }
  }
}
Screen().show()
