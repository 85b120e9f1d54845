// `UndoManager` and `View` of the system have members that give nothing; those of these types give something, which a
// closure of one expression hands on.
// min: 16
// module: Kit

// ==== Native/View.swift
public protocol View {}

extension View {
  @discardableResult public func reset() -> Int { print("reset"); return 1 }
}

public struct Namespace {
  public init() {}
  @discardableResult public func wait(_ time: Int) -> Int { time }
}

public struct Item: View {
  public init() {}
}

// ==== Compat.swift
import Kit

extension View {
  func compatReset() {
    if #available(iOS 15, *) { reset() } else { print("old") }
  }
}

extension Namespace {
  func compatWait(_ time: Int) {
    if #available(iOS 15, *) { wait(time) } else { print("old") }
  }
}

// ==== main.swift
import Kit

func perform<T>(_ body: () -> T) -> String { "\(body())" }
print(perform { Item().compatReset() }, perform { Namespace().compatWait(2) })
Item().compatReset()
