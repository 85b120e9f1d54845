// What a text says, what is a member of a type, and what a class of the system may call name no function of an instance.
// iOS: 14 -> 15

// ==== Page.swift
import UIKit

enum Place { case bottomBar }

final class Page: UIViewController {
  private let item = Item()

  override func viewDidLoad() {
    if #available(iOS 15, *) {
      print(sheetPresentationController as Any, Place.self == Place.self)
    } else {
      item.sleep(seconds: 3)
      show(.bottomBar)
      bottomBar()
    }
    show(.bottomBar)
    item.log("tutorials.sleep.title")
  }

  private func bottomBar() { print("a bar") }
  private func show(_ place: Place) { print(place) }
}

// ==== Item.swift
import UIKit

final class Item: UIBarButtonItem {
  func log(_ text: String) { print("Item:", text) }
}

extension Item {
  func sleep(seconds: Int) { print(seconds) }
}

@usableFromInline let width = 3

public struct Bar {
  @inlinable public init() {
    if #available(iOS 15, *) { print("new") } else { print(width) }
  }
}

// ==== after: Item.swift
import UIKit

final class Item: UIBarButtonItem {
  func log(_ text: String) { print("Item:", text) }
}

public struct Bar {
  @inlinable public init() {
    print("new")
  }
}

// ==== after: Page.swift
import UIKit

enum Place { case bottomBar }

final class Page: UIViewController {
  private let item = Item()

  override func viewDidLoad() {
    print(sheetPresentationController as Any, Place.self == Place.self)
    show(.bottomBar)
    item.log("tutorials.sleep.title")
  }

  private func show(_ place: Place) { print(place) }
}
