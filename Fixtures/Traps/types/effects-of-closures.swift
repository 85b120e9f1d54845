// A closure without a signature throws, or is async, when something in it does. With the last `try`, `throw` or
// `await` its type changes, that of a task or result made of it, and which overload takes it.
// min: 16
// warns: what is given a closure of the same type throws by its type alone, and keeps its 'try'

// ==== Loading.swift
func attempt(_ body: () -> Int) -> String { "plain \(body())" }
func attempt(_ body: () throws -> Int) throws -> String { "throwing \(try body())" }

// ==== main.swift
enum Failure: Error {
  case old
}

func old() throws -> Int { throw Failure.old }
func oldLater() async throws -> Int { 0 }
func new() async -> Int { 1 }

func take(_ body: () -> Int) -> String { "plain \(body())" }
func take(_ body: () throws -> Int) throws -> String { "throwing \(try body())" }
func take(later body: () -> Int) -> String { "plain \(body())" }
func take(later body: () async -> Int) async -> String { "async \(await body())" }
func each(_ body: (Int) -> Int) -> String { "plain \(body(1))" }
func each(_ body: (Int) throws -> Int) throws -> String { "throwing \(try body(1))" }
func name<Value>(_ value: Value) -> String { "\(Value.self)" }
func error<E: Error>(of body: () throws(E) -> Int) -> String { "\(E.self)" }
func only(_ body: () throws -> Int) rethrows -> Int { try body() }
func handle(_ result: Result<Int, any Error>) { print(result) }

struct Holder<Body> {
  let body: Body
  init(_ body: Body) { self.body = body }
}

final class Loader {
  var task: Task<Int, any Error>?
  var tasks: [String: Task<Int, any Error>] = [:]
  lazy var load = {
    if #available(iOS 15, *) { return 1 } else { return try old() }
  }
  let add = { (number: Int) in
    if #available(iOS 15, *) { return number } else { return try old() }
  }
  static let all: [() throws -> Int] = [{
    guard #available(iOS 15, *) else { throw Failure.old }
    return 4
  }]

  func begin() async throws -> Int {
    let next = Task {
      guard #available(iOS 15, *) else { throw Failure.old }
      return await new()
    }
    task = next
    tasks["kept"] = Task {
      if #available(iOS 15, *) { return await new() } else { return try await oldLater() }
    }
    let held = Task { [weak self] in
      if #available(iOS 15, *) { return self == nil ? 2 : 3 }
      return try await oldLater()
    }
    tasks["held"] = held
    Task {
      if #available(iOS 15, *) { _ = await new() } else { _ = try await oldLater() }
    }
    _ = Task { if #available(iOS 15, *) { await new() } else { try await oldLater() } }
    return try await next.value + held.value
  }

  func make() -> () throws -> Int {
    let made = {
      if #available(iOS 15, *) { return 5 }
      return try old()
    }
    return made
  }

  func several() -> [() throws -> Int] {
    var all = [{ if #available(iOS 15, *) { 6 } else { try old() } }]
    all.append { throw Failure.old }
    return all
  }
}

func values() async throws {
  let loader = Loader()
  print(try await loader.begin(), try loader.load(), try loader.add(2), try Loader.all[0](), try loader.make()())
  loader.load = { try old() }
  print(loader.several().count, await loader.tasks["kept"]?.result as Any)
  print(try take { if #available(iOS 15, *) { return 1 } else { throw Failure.old } })
  print(try attempt { if #available(iOS 15, *) { return 1 } else { return try old() } })
  print(await take(later: { if #available(iOS 15, *) { return 1 } else { return (try? await oldLater()) ?? 2 } }))
  print(
    try each {
      if #available(iOS 15, *) { return $0 } else { return try old() }
    })
  print(name { if #available(iOS 15, *) { return 1 } else { return try old() } })
  print(
    error {
      if #available(iOS 15, *) { return 1 } else { return try old() }
    })
  print(type(of: Holder { if #available(iOS 15, *) { print("new") } else { throw Failure.old } }.body))
  print(try only { if #available(iOS 15, *) { return 1 } else { return try old() } })
  print(try [1, 2].map { if #available(iOS 15, *) { return $0 } else { return try old() } })
  let result = Result { if #available(iOS 15, *) { return 1 } else { throw Failure.old } }
  handle(result)
  let value = try Result { if #available(iOS 15, *) { return 1 } else { throw Failure.old } }.get()
  let task = Task.detached(priority: .high) {
    for try await number in AsyncStream<Int>(unfolding: { nil }) { print(number) }
    if #unavailable(iOS 15) { try await print(oldLater()) }
  }
  print(value, name(task))
  let typed: Task<Int, any Error> = Task {
    if #available(iOS 15, *) { return await new() } else { return try await oldLater() }
  }
  handle(await typed.result)
  var change = {
    print("change")
    if #unavailable(iOS 15) { throw Failure.old }
    if #unavailable(iOS 14) { _ = try old() }
  }
  try change()
  change = { throw Failure.old }
  let caught = {
    if #unavailable(iOS 15) {
      do { throw Failure.old } catch { print(error) }
    }
    print("caught")
  }
  print(name(caught), name { do { if #unavailable(iOS 15) { _ = try old() } } catch is Failure {} })
}
try await values()

// ==== after: main.swift
enum Failure: Error {
  case old
}

func old() throws -> Int { throw Failure.old }
func new() async -> Int { 1 }

func take(_ body: () -> Int) -> String { "plain \(body())" }
func take(_ body: () throws -> Int) throws -> String { "throwing \(try body())" }
func take(later body: () -> Int) -> String { "plain \(body())" }
func take(later body: () async -> Int) async -> String { "async \(await body())" }
func each(_ body: (Int) -> Int) -> String { "plain \(body(1))" }
func each(_ body: (Int) throws -> Int) throws -> String { "throwing \(try body(1))" }
func name<Value>(_ value: Value) -> String { "\(Value.self)" }
func error<E: Error>(of body: () throws(E) -> Int) -> String { "\(E.self)" }
func only(_ body: () throws -> Int) rethrows -> Int { try body() }
func handle(_ result: Result<Int, any Error>) { print(result) }

struct Holder<Body> {
  let body: Body
  init(_ body: Body) { self.body = body }
}

final class Loader {
  var task: Task<Int, any Error>?
  var tasks: [String: Task<Int, any Error>] = [:]
  lazy var load = { () throws in
    return 1
  }
  let add = { (number: Int) throws in
    return number
  }
  static let all: [() throws -> Int] = [{ () throws in
    return 4
  }]

  func begin() async throws -> Int {
    let next = Task { () async throws in
      return await new()
    }
    task = next
    tasks["kept"] = Task {
      return await new()
    }
    let held = Task { [weak self] () async throws in
      return self == nil ? 2 : 3
    }
    tasks["held"] = held
    Task {
      _ = await new()
    }
    _ = Task { await new() }
    return try await next.value + held.value
  }

  func make() -> () throws -> Int {
    let made = { () throws in
      return 5
    }
    return made
  }

  func several() -> [() throws -> Int] {
    var all = [{ () throws in 6 }]
    all.append { throw Failure.old }
    return all
  }
}

func values() async throws {
  let loader = Loader()
  print(try await loader.begin(), try loader.load(), try loader.add(2), try Loader.all[0](), try loader.make()())
  loader.load = { try old() }
  print(loader.several().count, await loader.tasks["kept"]?.result as Any)
  print(try take { () throws in return 1 })
  print(try attempt { () throws in return 1 })
  print(await take(later: { () async in return 1 }))
  print(
    try each {
      if #available(iOS 15, *) { return $0 } else { return try old() }
    })
  print(name { () throws in return 1 })
  print(
    error { () throws in
      return 1
    })
  print(type(of: Holder { () throws in print("new") }.body))
  print(try only { () throws in return 1 })
  print(try [1, 2].map { return $0 })
  let result = Result { () throws in return 1 }
  handle(result)
  let value = try Result { return 1 }.get()
  let task = Task.detached(priority: .high) {
    for try await number in AsyncStream<Int>(unfolding: { nil }) { print(number) }
  }
  print(value, name(task))
  let typed: Task<Int, any Error> = Task {
    return await new()
  }
  handle(await typed.result)
  var change = { () throws in
    print("change")
  }
  try change()
  change = { throw Failure.old }
  let caught = {
    print("caught")
  }
  print(name(caught), name { () throws in })
}
try await values()
