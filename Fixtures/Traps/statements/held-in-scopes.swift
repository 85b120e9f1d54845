// Names in a check's scope that keep an object alive until the scope ends, which a call in it or behind it lets go of: the scope stays.
// min: 16

// ==== main.swift
final class Session {
  let number = 1
  func go() { print("go") }
  deinit { print("session gone") }
}
protocol Closing { func close() }
final class Door: Closing {
  func close() { print("close") }
  deinit { print("door gone") }
}
final class Name { let text = "name" }
func makeDoor() -> any Closing { Door() }
final class Player {
  var session: Session? = Session()
  var door: Closing? = Door()
  var name: Name? = Name()
  var work: (() -> Void)?
  func stop() {
    (session, door, name) = (nil, nil, nil)
    print("stopped")
  }
  func holds() {
    if #available(iOS 15, *) {
      let current = session
      current?.go()
      stop()
    }
    print("holds")
  }
  func guards() {
    if #available(iOS 15, *) {
      guard let session else { return }
      session.go()
      self.session = nil
    } else {
      session = nil
    }
    print("guards")
  }
  func behind() {
    if #available(iOS 15, *) {
      let current = session
      print(current == nil)
    }
    stop()
    print("behind")
  }
  func ofProtocol() {
    if #available(iOS 15, *) {
      guard let door = self.door else { return }
      door.close()
      stop()
    }
    print("of a protocol")
  }
  func made() {
    if #available(iOS 15, *) {
      let door = makeDoor()
      door.close()
    }
    print("made")
  }
  func ofNothing() {
    if #available(iOS 15, *) {
      let name = self.name
      stop()
      print(name?.text ?? "none")
    }
    print("of nothing")
  }
  func ofParameter(_ given: Session) {
    if #available(iOS 15, *) {
      let other = given
      other.go()
      stop()
    }
    print("of a parameter")
  }
  func last() {
    print("before")
    if #available(iOS 15, *) {
      let current = session
      current?.go()
      stop()
    }
  }
  func captured() {
    work = { [weak self] in
      if #available(iOS 15, *) {
        guard let self else { return }
        self.stop()
        player = nil
      }
      print("captured")
    }
  }
  deinit { print("player gone") }
}
Player().holds()
Player().guards()
Player().behind()
Player().ofProtocol()
Player().made()
Player().ofNothing()
Player().ofParameter(Session())
Player().last()
var player: Player? = Player()
player?.captured()
let work = player?.work
work?()

// ==== after: main.swift
final class Session {
  let number = 1
  func go() { print("go") }
  deinit { print("session gone") }
}
protocol Closing { func close() }
final class Door: Closing {
  func close() { print("close") }
  deinit { print("door gone") }
}
final class Name { let text = "name" }
func makeDoor() -> any Closing { Door() }
final class Player {
  var session: Session? = Session()
  var door: Closing? = Door()
  var name: Name? = Name()
  var work: (() -> Void)?
  func stop() {
    (session, door, name) = (nil, nil, nil)
    print("stopped")
  }
  func holds() {
    do {
      let current = session
      current?.go()
      stop()
    }
    print("holds")
  }
  func guards() {
    do {
      guard let session else { return }
      session.go()
      self.session = nil
    }
    print("guards")
  }
  func behind() {
    do {
      let current = session
      print(current == nil)
    }
    stop()
    print("behind")
  }
  func ofProtocol() {
    do {
      guard let door = self.door else { return }
      door.close()
      stop()
    }
    print("of a protocol")
  }
  func made() {
    do {
      let door = makeDoor()
      door.close()
    }
    print("made")
  }
  func ofNothing() {
    let name = self.name
    stop()
    print(name?.text ?? "none")
    print("of nothing")
  }
  func ofParameter(_ given: Session) {
    let other = given
    other.go()
    stop()
    print("of a parameter")
  }
  func last() {
    print("before")
    let current = session
    current?.go()
    stop()
  }
  func captured() {
    work = { [weak self] in
      do {
        guard let self else { return }
        self.stop()
        player = nil
      }
      print("captured")
    }
  }
  deinit { print("player gone") }
}
Player().holds()
Player().guards()
Player().behind()
Player().ofProtocol()
Player().made()
Player().ofNothing()
Player().ofParameter(Session())
Player().last()
var player: Player? = Player()
player?.captured()
let work = player?.work
work?()
