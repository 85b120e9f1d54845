// What a wrapper's member gives is more than what the native one gives: an optional, an `Any`, nothing.
// min: 16

// ==== Native/Panel.swift
public struct Panel {
  public init() {}
  public var size: Int { 8 }
  public func find(_ number: Int) -> Int { number + 1 }
  public var title: String { "title" }
  @discardableResult public func reload(_ rows: [Int]) -> Int { print("reload", rows); return 1 }
  public func badge(_ number: Int) -> String { "badge \(number)" }
}

// ==== Backport.swift
import Native

struct Backport<Content> {
  let content: Content
}

extension Panel {
  var backport: Backport<Panel> { Backport(content: self) }
}

extension Backport where Content == Panel {
  var size: Int? { if #available(iOS 15, *) { return content.size } else { return nil } }
  func find(_ number: Int) -> Int? { if #available(iOS 15, *) { return content.find(number) } else { return nil } }
  var title: Any { if #available(iOS 15, *) { return content.title } else { return 3 } }
  func reload(_ rows: [Int]) { if #available(iOS 15, *) { content.reload(rows) } }
  func badge(_ number: Int) -> String { if #available(iOS 15, *) { return content.badge(number) } else { return "" } }
}

// ==== main.swift
import Native

let panel = Panel()
func perform<T>(_ body: () -> T) -> String { "\(body())" }
if let size = panel.backport.size { print(size) }
print(panel.backport.find(2)?.description ?? "none", panel.backport.find(3)!)
print(panel.backport.title as? String ?? "none", type(of: panel.backport.title))
print(perform { panel.backport.reload([2]) })
panel.backport.reload([1])
print(panel.backport.badge(3))

// ==== after: Backport.swift
import Native

struct Backport<Content> {
  let content: Content
}

extension Panel {
  var backport: Backport<Panel> { Backport(content: self) }
}

extension Backport where Content == Panel {
  var size: Int? { if #available(iOS 15, *) { return content.size } else { return nil } }
  func find(_ number: Int) -> Int? { if #available(iOS 15, *) { return content.find(number) } else { return nil } }
  var title: Any { if #available(iOS 15, *) { return content.title } else { return 3 } }
  func reload(_ rows: [Int]) { if #available(iOS 15, *) { content.reload(rows) } }
}

// ==== after: main.swift
import Native

let panel = Panel()
func perform<T>(_ body: () -> T) -> String { "\(body())" }
if let size = panel.backport.size { print(size) }
print(panel.backport.find(2)?.description ?? "none", panel.backport.find(3)!)
print(panel.backport.title as? String ?? "none", type(of: panel.backport.title))
print(perform { panel.backport.reload([2]) })
panel.backport.reload([1])
print(panel.badge(3))
