// target: iOS 17
import SwiftUI
// The native type of that name is another one than that which the enum holds.
enum Tracking {
  @available(iOS, introduced: 13, obsoleted: 17) // expect: 3 [obsolete-declaration] "'Bindable' cannot be used" // expect: 19 [redundant-clause] "'introduced: 13'"
  @propertyWrapper struct Bindable<Value: AnyObject> { var wrappedValue: Value }
}
final class Model {}
struct Editor: View {
  @Tracking.Bindable var model: Model
  var body: some View { Text("") }
}
