// target: iOS 16
import NavigationBackport
import SwiftUI

// One of the names has no native counterpart yet, and what belongs together goes together.
let view = NBNavigationStack { // expect: 12 [removable-shim/library] "'NBNavigationLink' and 'NBNavigationStack' of NavigationBackport stand for what is native"
  NBNavigationLink("Book", value: 1)
    .nbNavigationDestination(item: $book) { Text($0) }
}
