// Members of usual names whose getters call what other files declare, override or set.
// min: 16

// ==== DB.swift
final class DB {
  func rows() -> [Int] {
    print("query")
    return [1]
  }
}
struct Items: Source {
  func load() -> [Int] {
    print("load")
    return [1]
  }
}
final class Remote: Loader {
  override func fetch() -> [Int] {
    print("fetch")
    return [1]
  }
}

// ==== Stores.swift
final class Store {
  let db = DB()
  var count: Int { db.rows().count }
  lazy var last = db.rows().last
}
protocol Source { func load() -> [Int] }
extension Source {
  var isEmpty: Bool { load().isEmpty }
}
class Loader {
  func fetch() -> [Int] { [] }
  var first: Int? { fetch().first }
}
struct Client {
  var load: () -> [Int]
  var size: Int { load().count }
}
final class Stats {
  static let shared = Stats()
  var reads = 0
}
struct Counted {
  var y: Int {
    let stats = Stats.shared
    stats.reads += 1
    return 3
  }
}
struct Plain {
  var items = [1, 2]
  var count: Int { items.filter { $0 > 1 }.count }
}

// ==== main.swift
func ask(_ store: Store, _ items: Items, _ loader: Loader, _ client: Client, _ counted: Counted) {
  if store.count > 3 { if #unavailable(iOS 15) { print("old") } }
  if store.last == 3 { if #unavailable(iOS 15) { print("old") } }
  if items.isEmpty { if #unavailable(iOS 15) { print("old") } }
  if loader.first == 3, #unavailable(iOS 15) { print("old") } else { print("new") }
  let size = client.size
  if #unavailable(iOS 15) { print(size) }
  if counted.y > 3 { if #unavailable(iOS 15) { print("old") } }
  print("asked", Stats.shared.reads)
}
ask(Store(), Items(), Remote(), Client(load: { print("client"); return [] }), Counted())

// ==== after: main.swift
func ask(_ store: Store, _ items: Items, _ loader: Loader, _ client: Client, _ counted: Counted) {
  if store.count > 3 { }
  if store.last == 3 { }
  if items.isEmpty { }
  if loader.first == 3, #unavailable(iOS 15) { print("old") } else { print("new") }
  _ = client.size
  if counted.y > 3 { }
  print("asked", Stats.shared.reads)
}
ask(Store(), Items(), Remote(), Client(load: { print("client"); return [] }), Counted())
