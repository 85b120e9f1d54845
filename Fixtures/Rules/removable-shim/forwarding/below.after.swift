// target: iOS 18
import SwiftUI

func use(_ view: Text) -> some View { view.presentationDetents([.medium]) }
