// Names that hold an object which the variable of another file loses: a member by its bare name in an extension, a global, and
// what a case of another file carries.
// min: 16
// warns: the names stay for the objects' lives

// ==== Player.swift
final class Session {
  deinit { print("gone") }
  func work() { print("work") }
}
enum State { case loaded(Session), idle }
final class Player {
  var session: Session? = Session()
  var state = State.loaded(Session())
  func stop() {
    session = nil
    state = .idle
    print("stopped")
  }
}
nonisolated(unsafe) var current: Session? = Session()
func end() {
  current = nil
  print("ended")
}

// ==== main.swift
extension Player {
  func play() {
    guard let session else { return }
    stop()
    if #unavailable(iOS 15) { session.work() }
    print("played")
  }
  func show() {
    switch state {
    case .loaded(let shown):
      stop()
      if #unavailable(iOS 15) { shown.work() }
      print("shown")
    case .idle: print("idle")
    }
  }
}
func playCurrent() {
  guard let session = current else { return }
  end()
  if #unavailable(iOS 15) { session.work() }
  print("played")
}
Player().play()
Player().show()
playCurrent()

// ==== after: main.swift
extension Player {
  func play() {
    guard let session else { return }
    stop()
    print("played")
  }
  func show() {
    switch state {
    case .loaded(let shown):
      stop()
      print("shown")
    case .idle: print("idle")
    }
  }
}
func playCurrent() {
  guard let session = current else { return }
  end()
  print("played")
}
Player().play()
Player().show()
playCurrent()
