// A constant of a nested system type, whose type is written with its path.
// iOS: 12 -> 16
// still builds for the old minimum: the stand-ins have no older constants

// ==== Compat.swift
import UIKit

extension UIActivityIndicatorView.Style {
  static var big: UIActivityIndicatorView.Style {
    if #available(iOS 13.0, *) {
      return .large
    } else {
      return .medium
    }
  }
}

// ==== Wait.swift
import UIKit

struct Style {
  let size: UIActivityIndicatorView.Style
}

func wait(in view: UIView) {
  view.addSubview(UIActivityIndicatorView(style: .big))
  let style = Style(size: UIActivityIndicatorView.Style.big)
  view.addSubview(UIActivityIndicatorView(style: style.size))
}

// ==== after: Compat.swift: gone

// ==== after: Wait.swift
import UIKit

struct Style {
  let size: UIActivityIndicatorView.Style
}

func wait(in view: UIView) {
  view.addSubview(UIActivityIndicatorView(style: .large))
  let style = Style(size: UIActivityIndicatorView.Style.large)
  view.addSubview(UIActivityIndicatorView(style: style.size))
}
