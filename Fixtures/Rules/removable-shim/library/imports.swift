// target: iOS 15
@_exported import NavigationBackport // other files may need it
import struct SwiftUIBackports.SharePreview // one name only
import SwiftUIBackports // expect: 1 [removable-shim/library] "nothing of SwiftUIBackports is used here"
import UIKit
