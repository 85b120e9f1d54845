// Names that hold an object which an assignment lets go of: that of a property with an observer or setter, of a subscript, of `nil`, and
// `swap`. They stay; before the assignment of a plain property they go.
// min: 16
// warns: the names that stay are not read

// ==== Player.swift
final class Session {
  func old() {}
  deinit { print("session gone") }
}
final class Player {
  enum State { case idle, playing }
  var session: Session? = Session()
  var state = State.playing { didSet { session = nil } }
  var volume = 1
}

// ==== main.swift
final class Track {
  func old() {}
  deinit { print("track gone") }
}
@propertyWrapper struct Noted<Value> {
  var wrappedValue: Value { didSet { list.track = nil } }
}
final class List {
  var track: Track? = Track()
  var isActive: Bool {
    get { track != nil }
    set { if !newValue { track = nil } }
  }
  var count = 1 { willSet { track = nil } }
  @Noted var note = 1
  var plain = 1
  subscript(index: Int) -> Int {
    get { index }
    set { track = nil }
  }
  func sets() {
    guard let track else { return }
    if #unavailable(iOS 15) { track.old() }
    isActive = false
    print("sets")
  }
  func observes() {
    if let track = track {
      if #unavailable(iOS 15) { track.old() }
      self.count += 1
      print("observes")
    }
  }
  func indexes() {
    let old = self.track
    if #unavailable(iOS 15) { old?.old() }
    self[2] = 3
    print("indexes")
  }
  func wraps() {
    guard let track else { return }
    if #unavailable(iOS 15) { track.old() }
    note = 2
    print("wraps")
  }
  func swaps() {
    guard let track else { return }
    if #unavailable(iOS 15) { track.old() }
    var other: Track?
    swap(&self.track, &other)
    other = nil
    print("swaps", other == nil)
  }
  func keeps() {
    guard let track else { return }
    if #unavailable(iOS 15) { track.old() }
    let size = 1
    var sum = size
    sum += 1
    plain = sum
    print("keeps")
  }
}
let list = List()
extension Player {
  func stop() {
    guard let session else { return }
    if #unavailable(iOS 15) { session.old() }
    state = .idle
    print("stopped")
  }
  func turn() {
    guard let session else { return }
    if #unavailable(iOS 15) { session.old() }
    volume = 2
    print("turned")
  }
}
func close(_ player: Player) {
  guard let session = player.session else { return }
  if #unavailable(iOS 15) { session.old() }
  player.state = .idle
  print("closed")
}
final class Loader {
  static nonisolated(unsafe) var current: Loader?
  var work: (() -> Void)?
  func old() {}
  func load() {
    work = { [weak self] in
      guard let self else { return }
      if #unavailable(iOS 15) { self.old() }
      Loader.current = nil
      print("loaded")
    }
  }
  deinit { print("loader gone") }
}
for run in [List.sets, List.observes, List.indexes, List.wraps, List.swaps, List.keeps] {
  list.track = Track()
  run(list)()
}
Player().stop()
Player().turn()
close(Player())
Loader.current = Loader()
Loader.current?.load()
let work = Loader.current?.work
work?()

// ==== after: main.swift
final class Track {
  func old() {}
  deinit { print("track gone") }
}
@propertyWrapper struct Noted<Value> {
  var wrappedValue: Value { didSet { list.track = nil } }
}
final class List {
  var track: Track? = Track()
  var isActive: Bool {
    get { track != nil }
    set { if !newValue { track = nil } }
  }
  var count = 1 { willSet { track = nil } }
  @Noted var note = 1
  var plain = 1
  subscript(index: Int) -> Int {
    get { index }
    set { track = nil }
  }
  func sets() {
    guard let track else { return }
    isActive = false
    print("sets")
  }
  func observes() {
    if let track = track {
      self.count += 1
      print("observes")
    }
  }
  func indexes() {
    let old = self.track
    self[2] = 3
    print("indexes")
  }
  func wraps() {
    guard let track else { return }
    note = 2
    print("wraps")
  }
  func swaps() {
    guard let track else { return }
    var other: Track?
    swap(&self.track, &other)
    other = nil
    print("swaps", other == nil)
  }
  func keeps() {
    guard track != nil else { return }
    let size = 1
    var sum = size
    sum += 1
    plain = sum
    print("keeps")
  }
}
let list = List()
extension Player {
  func stop() {
    guard let session else { return }
    state = .idle
    print("stopped")
  }
  func turn() {
    guard session != nil else { return }
    volume = 2
    print("turned")
  }
}
func close(_ player: Player) {
  guard let session = player.session else { return }
  player.state = .idle
  print("closed")
}
final class Loader {
  static nonisolated(unsafe) var current: Loader?
  var work: (() -> Void)?
  func old() {}
  func load() {
    work = { [weak self] in
      guard let self else { return }
      Loader.current = nil
      print("loaded")
    }
  }
  deinit { print("loader gone") }
}
for run in [List.sets, List.observes, List.indexes, List.wraps, List.swaps, List.keeps] {
  list.track = Track()
  run(list)()
}
Player().stop()
Player().turn()
close(Player())
Loader.current = Loader()
Loader.current?.load()
let work = Loader.current?.work
work?()
