// target: iOS 16
import Compat
import SwiftUI
let text = Text("a").badge(3)
