// target: iOS 18
import Foundation
extension URL {
  init?(string: String, escapes: Bool) { // expect: 3 [initializer-shim] "its caller can call"
    if #available(iOS 17, *) { // expect: 8 [redundant-check] "always true"
      self.init(string: string, encodingInvalidCharacters: escapes)
    } else {
      self.init(string: string)
    }
  }
}
let one = URL(string: "a", escapes: true)
