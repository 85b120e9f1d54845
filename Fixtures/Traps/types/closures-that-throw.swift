// Closures that throw or wait, handed on in a closure that says so; and a value that is in a constant first.
// min: 16

// ==== Native/Store.swift
public final class Store {
  public init() {}
  public func perform<T>(schedule: Int, _ block: @escaping () throws -> T) async rethrows -> T {
    print("scheduled", schedule)
    return try block()
  }
  public func run<T>(_ block: () async throws -> T) async throws -> T { try await block() }
}

// ==== Compat.swift
import Native

extension Store {
  func performAsync<T>(_ closure: @escaping () -> T) async -> T
  {
    let result: T

    if #available(iOS 15, *)
    {
      result = await self.perform(schedule: 1) {
        closure()
      }
    }
    else
    {
      result = closure()
    }

    return result
  }

  func performAsync<T>(_ closure: @escaping () throws -> T) async throws -> T
  {
    let result: T

    if #available(iOS 15, *)
    {
      result = try await self.perform(schedule: 1) {
        try closure()
      }
    }
    else
    {
      result = try closure()
    }

    return result
  }

  func runLater<T>(_ closure: () async throws -> T) async throws -> T {
    if #available(iOS 15, *) {
      return try await run { try await closure() }
    } else {
      return try await closure()
    }
  }

  // What fails is something else then.
  func mayRun<T>(_ closure: () async throws -> T?) async throws -> T? {
    if #available(iOS 15, *) {
      return try await run { try? await closure() }
    } else {
      return nil
    }
  }
}

// ==== main.swift
import Native

struct Failure: Error {}
let store = Store()
let one = await store.performAsync { 1 }
print(one)
do {
  let two = try await store.performAsync { () throws -> Int in throw Failure() }
  print(two)
} catch {
  print("failed")
}
try await store.performAsync {
  print("three")
  if one == 2 { throw Failure() }
}
print(try await store.runLater { await store.performAsync { 4 } })
print(try await store.mayRun { () -> Int? in throw Failure() } as Any)

// ==== after: Compat.swift
import Native

extension Store {
  // What fails is something else then.
  func mayRun<T>(_ closure: () async throws -> T?) async throws -> T? {
    return try await run { try? await closure() }
  }
}

// ==== after: main.swift
import Native

struct Failure: Error {}
let store = Store()
let one = await store.perform(schedule: 1) { 1 }
print(one)
do {
  let two = try await store.perform(schedule: 1) { () throws -> Int in throw Failure() }
  print(two)
} catch {
  print("failed")
}
try await store.perform(schedule: 1) {
  print("three")
  if one == 2 { throw Failure() }
}
print(try await store.run { await store.perform(schedule: 1) { 4 } })
print(try await store.mayRun { () -> Int? in throw Failure() } as Any)
