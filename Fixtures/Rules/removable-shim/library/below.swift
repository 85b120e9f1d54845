// target: iOS 15
import NavigationBackport
import SwiftUI

// Nothing native is there yet.
let view = NBNavigationStack { Text("a") }.nbUseNavigationStack(.never)
@EnvironmentObject var navigator: PathNavigator
