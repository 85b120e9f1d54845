// What the shim was passed, the native call takes in a closure, which it calls twice.
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
  func held(_ view: some View) -> some View {
    if #available(iOS 15, *) { return container(for: .widget) { view } } else { return back(view) }
  }
}

// ==== main.swift
import Native

struct Screen {
  var plain: Text {
    let words = "plain"
    return Text(words)
  }
  let stored = Text("stored")
  func show() {
    _ = Text("c").held(plain)
    _ = Text("d").held(stored)
  }
}
Screen().show()

// ==== after: Compat.swift: gone

// ==== after: main.swift
import Native

struct Screen {
  var plain: Text {
    let words = "plain"
    return Text(words)
  }
  let stored = Text("stored")
  func show() {
    _ = Text("c").container(for: .widget) { plain }
    _ = Text("d").container(for: .widget) { stored }
  }
}
Screen().show()
