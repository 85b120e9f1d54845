import SwiftUI

@main
struct InterfaceSelector {
  static func main() {
    if #available(OSX 11.0, *) {
      LedgerApp.main()
    } else {
      ClassicLedger.main()
    }
  }
}
