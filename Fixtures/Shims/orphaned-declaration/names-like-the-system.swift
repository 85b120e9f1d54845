// A class of the app whose name begins like the system's goes, and so does storage of a class that the system calls back.
// iOS: 14 -> 15

// ==== UICard.swift
import UIKit

final class UICard {
  let view = UIView(frame: .zero)
  func turn() {}
}

// ==== Page.swift
import UIKit

protocol MapDelegate: AnyObject {}

final class Page: UIViewController, MapDelegate {
  private lazy var names: [String] = ["a"]
  private var last: UIView?

  override func viewDidLoad() {
    if #available(iOS 15, *) {
      print(sheetPresentationController as Any)
    } else {
      let card = UICard()
      card.turn()
      last = card.view
      print(names)
    }
  }
}

// ==== after: UICard.swift: gone

// ==== after: Page.swift
import UIKit

protocol MapDelegate: AnyObject {}

final class Page: UIViewController, MapDelegate {
  override func viewDidLoad() {
    print(sheetPresentationController as Any)
  }
}
