// target: iOS 15
import UIKit

func localized() {
  var name = NSLocalizedString("Open System Preferences", comment: "")

  if #available(iOS 13, *) { // expect: 6 [redundant-check] "always true"
    name = NSLocalizedString("Open System Settings", comment: "")
  }
  show(name)
}

func listed() {
  // What is asked for.
  var options: [String] = ["a"]
  if #available(iOS 13, *) { options = ["b"] } // expect: 6 [redundant-check] "always true"
  options.append("c")
  show(options)
}

func explained() {
  let text: String
  // The text of today.
  if #available(iOS 13, *) { text = "a" } else { text = "b" } // expect: 6 [redundant-check] "always true"
  show(text)
}

func explainedTwice() {
  // What is shown.
  let text: String
  // The text of today.
  if #available(iOS 13, *) { text = "a" } else { text = "b" } // expect: 6 [redundant-check] "always true"
  show(text)
}

// What makes the first value may do something.
func measured() {
  var size = measure()
  if #available(iOS 13, *) { size = 3 } // expect: 6 [redundant-check] "always true"
  show(size)
}

func interpolated() {
  var text = "\(measure())"
  if #available(iOS 13, *) { text = "a" } // expect: 6 [redundant-check] "always true"
  show(text)
}

func insets() {
  var insets = CGFloat(20)
  if #available(iOS 13, *) { insets = view.inset } // expect: 6 [redundant-check] "always true"
  insets += 3
  show(insets)
  var margin = -1.0
  if #available(iOS 13, *) { margin = 2 } // expect: 6 [redundant-check] "always true"
  show(margin)
}

func explainedAside() {
  // Where it begins and ends.
  let leading: NSLayoutXAxisAnchor
  let trailing: NSLayoutXAxisAnchor

  if #available(iOS 13, *) { // expect: 6 [redundant-check] "always true"
    leading = view.safeAreaLayoutGuide.leadingAnchor
    trailing = view.safeAreaLayoutGuide.trailingAnchor
  } else {
    leading = view.leadingAnchor
    trailing = view.trailingAnchor
  }
  show(leading, trailing)
}

// An initializer that may fail makes an optional.
func exactly() {
  var size = CGFloat(exactly: 3)
  if #available(iOS 13, *) { size = nil } // expect: 6 [redundant-check] "always true"
  show(size as Any)
}
