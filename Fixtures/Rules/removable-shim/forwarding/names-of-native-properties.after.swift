// target: iOS 15
// fixes: unsafe
// A function that is called like a property of the system: what is not called hardly means it.
import UIKit

func show(_ image: UIImage) {
  print(image.preparingThumbnail(of: .zero) ?? image, Locale.current.identifier)
}
