// A class of the app whose name begins like the system's goes, and so does storage of one of the system's heirs.
// iOS: 14 -> 15

// ==== UICard.swift
import UIKit

final class UICard {
  let view = UIView(frame: .zero)
  func turn() {}
}

// ==== Page.swift
import UIKit

final class Page: UIViewController {
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

final class Page: UIViewController {
  override func viewDidLoad() {
    print(sheetPresentationController as Any)
  }
}
