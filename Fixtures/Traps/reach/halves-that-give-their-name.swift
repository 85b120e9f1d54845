// A half that calls what takes the name of its caller by default: under the head of its caller it would give another
// one. A function of another file does that, too, and so do initializers and subscripts.
// min: 16

// ==== Log.swift
func log(_ text: String, in name: String = #function) { print(text, name) }
func plain(_ text: String, in line: Int = #line) { print(text) }
struct Place {
  init(name: String = #function) { print(name) }
  subscript(text: String, name: String = #function) -> String { text + name }
}
let place = Place(name: "place")

// ==== main.swift
final class Page {
  func show() { if #available(iOS 15, *) { showNow() } else { showThen() } }
  private func showNow() { log("show") }
  private func showThen() { log("then") }

  func make() { if #available(iOS 15, *) { makeNow() } else { makeThen() } }
  private func makeNow() { _ = Place() }
  private func makeThen() { log("then") }

  func ask() { if #available(iOS 15, *) { askNow() } else { askThen() } }
  private func askNow() { print(place["ask"]) }
  private func askThen() { log("then") }

  func end() { if #available(iOS 15, *) { endNow() } else { endThen() } }
  private func endNow() { plain("end") }
  private func endThen() { plain("then") }
}
let page = Page()
page.show()
page.make()
page.ask()
page.end()

// ==== after: main.swift
final class Page {
  func show() { showNow() }
  private func showNow() { log("show") }

  func make() { makeNow() }
  private func makeNow() { _ = Place() }

  func ask() { askNow() }
  private func askNow() { print(place["ask"]) }

  func end() { plain("end") }
}
let page = Page()
page.show()
page.make()
page.ask()
page.end()
