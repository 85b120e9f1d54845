// target: iOS 17
import UIKit
open class Host: UIView {
  public init(content: String) { super.init(frame: .zero) }
  // No 'override' is written where a superclass demands an initializer.
  @available(iOS, obsoleted: 13, renamed: "init(content:)") // expect: 3 [obsolete-declaration] "'init(coder:)' cannot be used"
  public required init?(coder: NSCoder) { fatalError() }
}
