import SwiftUI

extension Backport where Content == Any {
  /// A value in the user's defaults.
  @available(iOS, deprecated: 14.0, renamed: "AppStorage")
  @propertyWrapper
  struct AppStorage: DynamicProperty {
    private let key: String
    @State private var value: Bool

    init(wrappedValue: Bool, _ key: String) {
      self.key = key
      let stored = UserDefaults.standard.bool(forKey: key)
      _value = State(wrappedValue: stored || wrappedValue)
    }

    var wrappedValue: Bool {
      get { value }
      nonmutating set {
        value = newValue
        UserDefaults.standard.set(newValue, forKey: key)
      }
    }

    var projectedValue: Binding<Bool> { $value }
  }
}
