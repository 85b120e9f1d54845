// target: iOS 15
@_exported import NavigationBackport // other files may need it
import struct SwiftUIBackports.SharePreview // one name only
import UIKit
