// target: iOS 15
@_exported import NavigationBackport // other files may need it
import struct SwiftUIBackports.SharePreview // one name only
import SwiftUIBackports // expect: 1 [library-shim] "nothing of SwiftUIBackports is used here"
import UIKit
