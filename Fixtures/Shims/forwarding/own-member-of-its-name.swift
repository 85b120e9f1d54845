// A class has a member that is called like the shim of another type: in the class, the bare name and `self.` mean that one.
// iOS: 14 -> 15

// ==== UIColor+Compat.swift
import UIKit

extension UIColor {
  static var mint: UIColor {  // safe: removable-shim/forwarding "its use"
    if #available(iOS 15, *) { return UIColor.systemMint }
    return UIColor()
  }
}

// ==== Cell.swift
import UIKit

final class Cell: UIViewController {
  private var mint: UIView?

  func fill() -> UIColor {
    print(mint as Any, self.mint as Any)
    return UIColor.mint
  }
}

// ==== after: UIColor+Compat.swift: gone

// ==== after: Cell.swift
import UIKit

final class Cell: UIViewController {
  private var mint: UIView?

  func fill() -> UIColor {
    print(mint as Any, self.mint as Any)
    return UIColor.systemMint
  }
}
