// target: iOS 15
// 'size' of the other function is no variable.
import UIKit
func first() {
  var size: Int?
  if #available(iOS 14, *) { // expect: 6 [redundant-check] "is always true"
    size = count()
  }
  use(size)
}
func second(size: Int? = nil) {
  if let size = size { use(size) }
}
