// A closure that would become a single expression takes its type from it.
// min: 15

// ==== main.swift
import Foundation

@discardableResult func inc() -> Int { 1 }
@discardableResult func name() -> String { "n" }
func perform<T>(_ body: () -> T) {
  _ = body()
  print(T.self)
}
@_disfavoredOverload func twice(_ body: () -> Void) {
  body()
  print("void")
}
func twice(_ body: () -> Int) { print("int", body()) }
func plain(_ body: () -> Void) {
  body()
  print("plain")
}
func each<T>(_ body: (Int) -> T) {
  _ = body(1)
  print(T.self)
}
func async<T>(_ body: () async -> T) { print(T.self) }
final class Model {
  @discardableResult func reload() -> Int {
    print("reload")
    return 1
  }
  func quiet() { print("quiet") }
  func go() {
    let done = { [weak self] in
      if #available(iOS 15, *) { self?.reload() }
    }
    done()
    print(type(of: done))
    let quiet = { [weak self] in
      if #available(iOS 15, *) { self?.quiet() }
    }
    print(type(of: quiet))
    let log = { if #available(iOS 15, *) { inc() } }
    print(type(of: log))
    let typed: () -> Void = { if #available(iOS 15, *) { inc() } }
    typed()
    perform { [self] in if #available(iOS 15, *) { reload() } }
    perform { if #available(iOS 15, *) { self.reload() } }
  }
}
func old() { print("old") }
func run() {
  perform {
    if #unavailable(iOS 15) { old() }
    inc()
  }
  perform {
    guard #available(iOS 15, *) else { return }
    inc()
  }
  perform {
    if #available(iOS 15, *) { inc() }
  }
  perform {
    inc()
    if #unavailable(iOS 15) { old() }
  }
  perform { () in
    if #available(iOS 15, *) { inc() }
  }
  perform { () -> Void in
    if #available(iOS 15, *) { inc() }
  }
  each { x in
    if #available(iOS 15, *) { inc() }
  }
  each { (x: Int) in
    if #available(iOS 15, *) { inc() }
  }
  each {
    if #available(iOS 15, *) { print($0) } else { print($0) }
    inc()
  }
  each {
    if #available(iOS 15, *) {
      _ = $0
      inc()
    } else {
      print($0)
    }
  }
  each {
    if #unavailable(iOS 15) { print($0) }
    inc()
  }
  plain {
    if #available(iOS 15, *) { inc() }
  }
  async {
    if #available(iOS 15, *) { await Task.yield() }
  }
  async {
    if #available(iOS 15, *) { inc() }
  }
  perform {
    if #unavailable(iOS 15) { old() }
    if #available(iOS 15, *) { inc() }
  }
  perform {
    if #unavailable(iOS 15) { return nil as Int? }
    return 5
  }
  perform {
    guard #available(iOS 15, *) else { return nil as Int? }
    return 5
  }
  print(
    [1, 2].map { x -> Int? in
      guard #available(iOS 15, *) else { return nil }
      return x
    })
  print(
    [1, 2].map {
      guard #available(iOS 15, *) else { return nil as Int? }
      return $0
    })
  let t = Task { if #available(iOS 15, *) { try? await Task.sleep(nanoseconds: 1) } }
  print(type(of: t))
  let u = Task {
    if #unavailable(iOS 15) { old() }
    inc()
  }
  print(type(of: u))
  let q = DispatchQueue(label: "q")
  let r: Void = q.sync { if #available(iOS 15, *) { inc() } }
  print(r)
  perform { if #available(iOS 15, *) { inc() } else { name() } }
  var total = 0
  perform { if #available(iOS 15, *) { total += 1 } }
  perform { if #available(iOS 15, *) { total = 1 } }
  perform { if #available(iOS 15, *) { if total > 0 { inc() } } }
}
Model().go()
run()
