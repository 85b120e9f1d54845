// target: iOS 15
// fixes: unsafe
// A function that is called like a property of the system: what is not called hardly means it.
import UIKit

extension UIImage {
  func identifier(of size: CGSize) -> UIImage? { // expect: 8 [removable-shim/forwarding] "only calls"
    if #available(iOS 15, *) { // expect: 8 [redundant-check] "always true"
      return preparingThumbnail(of: size)
    } else {
      return nil
    }
  }
}

func show(_ image: UIImage) {
  print(image.identifier(of: .zero) ?? image, Locale.current.identifier)
}
