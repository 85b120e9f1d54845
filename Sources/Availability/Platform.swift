/// An Apple platform that code is built for.
public enum Platform: String, Hashable, CaseIterable, Sendable {
  case iOS, macOS, tvOS, watchOS, visionOS, macCatalyst, driverKit
}
