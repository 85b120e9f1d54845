// The shim says that it gives a supertype of what it makes: a caller may rely on that.
// iOS: 14 -> 16
// still builds for the old minimum: the stand-ins have no newer views

// ==== Compat.swift
import UIKit

func makeView() -> UIView {
  if #available(iOS 15, *) {
    return UITableView(frame: .zero)
  } else {
    return UIView(frame: .zero)
  }
}

enum Views {
  static var other: UIResponder {
    if #available(iOS 15, *) { return UITableView(frame: .zero) } else { return UIView(frame: .zero) }
  }
}

// ==== Page.swift
import UIKit

final class Page {
  var view = makeView()
  var responder = Views.other
  func plain() {
    view = UIView(frame: .zero)
    responder = view
  }
}

// ==== after: Compat.swift
import UIKit

func makeView() -> UIView {
  return UITableView(frame: .zero)
}

enum Views {
  static var other: UIResponder {
    return UITableView(frame: .zero)
  }
}
