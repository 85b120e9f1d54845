import Combine
import SwiftUI

extension Backport where Content: ObservableObject {
  /// Keeps a model for as long as the view is there, as the system does since iOS 14.
  @available(iOS, deprecated: 14.0, renamed: "StateObject")
  @propertyWrapper
  struct StateObject: DynamicProperty {
    private final class Keeper: ObservableObject {
      let make: () -> Content
      lazy var model: Content = make()

      init(_ make: @escaping () -> Content) {
        self.make = make
      }
    }

    @State private var keeper: Keeper
    @ObservedObject private var observed: Keeper

    init(wrappedValue: @autoclosure @escaping () -> Content) {
      let keeper = Keeper(wrappedValue)
      _keeper = State(wrappedValue: keeper)
      _observed = ObservedObject(wrappedValue: keeper)
    }

    var wrappedValue: Content { keeper.model }

    var projectedValue: ObservedObject<Content>.Wrapper {
      ObservedObject(wrappedValue: keeper.model).projectedValue
    }
  }
}
