// What a branch held until its end: what a function of another file gives, and an object of another file's type that a call may
// release.
// min: 16

// ==== Tracer.swift
final class Mark { deinit { print("end") } }
struct Span {
  let name: String
  let mark = Mark()
}
enum Tracer {
  static func span(_ name: String) -> Span { Span(name: name) }
  static func title(_ name: String) -> String { name }
}

// ==== Session.swift
final class Session { deinit { print("session gone") } }

// ==== main.swift
func traced() {
  if #available(iOS 15, *) {
    let span = Tracer.span("a")
    print(span.name)
  } else {
    print("old")
  }
  print("traced")
}
func titled() {
  if #available(iOS 15, *) {
    let title = Tracer.title("a")
    print(title)
  }
  print("titled")
}
final class Player {
  var session: Session? = Session()
  func stop() {
    session = nil
    print("stopped")
  }
  func close() {
    if #available(iOS 15, *) {
      let current = session
      stop()
      print(current != nil)
    }
    print("closed")
  }
}
traced()
titled()
Player().close()

// ==== after: main.swift
func traced() {
  do {
    let span = Tracer.span("a")
    print(span.name)
  }
  print("traced")
}
func titled() {
  let title = Tracer.title("a")
  print(title)
  print("titled")
}
final class Player {
  var session: Session? = Session()
  func stop() {
    session = nil
    print("stopped")
  }
  func close() {
    do {
      let current = session
      stop()
      print(current != nil)
    }
    print("closed")
  }
}
traced()
titled()
Player().close()
