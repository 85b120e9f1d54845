// A namespace's member asked of `self` without saying so: the native name alone would mean a local variable, or the
// function around it.
// min: 16

// ==== Native/Row.swift
public protocol Row {}
public extension Row {
  func badge(_ count: Int) -> String { "native \(count)" }
  var title: String { "native title" }
}

// ==== Backport.swift
import Native

struct Backport<Content> {
  let content: Content
}

extension Row {
  var backport: Backport<Self> { Backport(content: self) }
}

extension Backport where Content: Row {
  func badge(_ count: Int) -> String {
    if #available(iOS 15, *) { return content.badge(count) } else { return "old" }
  }
  var title: String {
    if #available(iOS 15, *) { return content.title } else { return "old" }
  }
}

// ==== Rows.swift
import Native

struct First: Row {
  func local() -> String {
    let badge = 3
    return backport.badge(badge)
  }
  func parameter(badge: Int, title: String) -> String { backport.badge(badge) + title + backport.title }
  func closure() -> [String] { [1, 2].map { badge in backport.badge(badge) } }
  func bound(_ title: String?) -> String {
    guard let title else { return backport.title }
    return title + backport.title + self.backport.title
  }
}

// ==== main.swift
let first = First()
print(first.local(), first.parameter(badge: 4, title: "t"), first.closure(), first.bound(nil), first.bound("b"))

// ==== after: Backport.swift: gone

// ==== after: Rows.swift
import Native

struct First: Row {
  func local() -> String {
    let badge = 3
    return self.badge(badge)
  }
  func parameter(badge: Int, title: String) -> String { self.badge(badge) + title + self.title }
  func closure() -> [String] { [1, 2].map { badge in self.badge(badge) } }
  func bound(_ title: String?) -> String {
    guard let title else { return self.title }
    return title + self.title + self.title
  }
}
