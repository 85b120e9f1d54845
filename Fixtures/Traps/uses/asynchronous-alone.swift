// A shim that is 'async' leaves the actor of its caller, and the native function that it calls does not.
// min: 16

// ==== Native/Reader.swift
public struct Reader: Sendable {
  public init() {}
  public static nonisolated(unsafe) var observer: () -> Void = {}
  public func read(_ number: Int) -> Int { Reader.observer(); return number }
}

// ==== Compat.swift
import Native

extension Reader {
  func parse(_ number: Int) async -> Int {  // stays: removable-shim/forwarding "'async'"
    if #available(iOS 15, *) { return read(number) } else { return 0 }
  }
}

struct Backport<Content: Sendable>: Sendable { let content: Content }
extension Reader { var backport: Backport<Reader> { Backport(content: self) } }
extension Backport where Content == Reader {
  func count(_ number: Int) async -> Int {
    if #available(iOS 15, *) { return content.read(number) } else { return 0 }
  }
}

// ==== main.swift
import Foundation
import Native

Reader.observer = { print(Thread.isMainThread) }
@MainActor func load() async {
  print(await Reader().parse(1))
  print(await Reader().backport.count(2))
}
await load()
