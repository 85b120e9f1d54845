// target: iOS 15
import UIKit

func localized() {
  let name = NSLocalizedString("Open System Settings", comment: "")
  show(name)
}

func listed() {
  // What is asked for.
  var options: [String] = ["b"]
  options.append("c")
  show(options)
}

func explained() {
  // The text of today.
  let text: String = "a"
  show(text)
}

func explainedTwice() {
  // What is shown.
  // The text of today.
  let text: String = "a"
  show(text)
}

// What makes the first value may do something.
func measured() {
  var size = measure()
  size = 3
  show(size)
}

func interpolated() {
  var text = "\(measure())"
  text = "a"
  show(text)
}

func insets() {
  var insets: CGFloat = view.inset
  insets += 3
  show(insets)
  let margin: Double = 2
  show(margin)
}

func explainedAside() {
  // Where it begins and ends.

  let leading: NSLayoutXAxisAnchor = view.safeAreaLayoutGuide.leadingAnchor
  let trailing: NSLayoutXAxisAnchor = view.safeAreaLayoutGuide.trailingAnchor
  show(leading, trailing)
}

// An initializer that may fail makes an optional.
func exactly() {
  var size = CGFloat(exactly: 3)
  size = nil
  show(size as Any)
}
