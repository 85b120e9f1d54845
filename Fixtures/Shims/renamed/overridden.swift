// A subclass overrides one, a protocol requires another, a third may fulfil what its type conforms to.
// iOS: 14 -> 16
// still builds for the old minimum: nothing is done

// ==== Screen.swift
import UIKit

class Screen: UIViewController {
  @available(iOS, deprecated: 15, renamed: "viewDidLoad()")  // stays: removable-shim/renamed "a protocol requires it, or a subclass overrides it"
  func showAll() {}
}

final class QuietScreen: Screen {
  override func showAll() {}
}

protocol Shown {
  @available(iOS, deprecated: 15, renamed: "isPresented")  // stays: removable-shim/renamed "a protocol requires it, or a subclass overrides it"
  var isShown: Bool { get }
}

protocol Titled {
  var heading: String { get }
}

struct Card: Titled {
  var title: String

  @available(iOS, deprecated: 15, renamed: "title")  // stays: removable-shim/renamed "a protocol requires it, or a subclass overrides it"
  var heading: String { title }
}

struct Page: Identifiable {
  var number: Int

  @available(iOS, deprecated: 15, renamed: "number")  // stays: removable-shim/renamed "it may be required by"
  var id: Int { number }
}

@available(iOS, deprecated: 15, renamed: "Page.number")  // stays: removable-shim/renamed "it is used in another way than by a call"
func pageNumber() -> Int { 1 }

let numbers = [pageNumber]
