// target: iOS 15
// 'size' of the other function is no variable.
import UIKit
func first() {
  let size: Int? = count()
  use(size)
}
func second(size: Int? = nil) {
  if let size = size { use(size) }
}
