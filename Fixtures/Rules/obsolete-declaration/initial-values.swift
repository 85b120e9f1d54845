// target: iOS 15
import SwiftUI
// The native one takes no initial value: what it stands for here, a person has to say.
@available(iOS, obsoleted: 15) // expect: 1 [obsolete-declaration] "'FocusState' cannot be used"
typealias FocusState = State
struct Field: View {
  @FocusState var isFocused = false
  var body: some View { Text("") }
}
