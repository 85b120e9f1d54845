import Availability

extension AvailabilityAttribute {
  /// - Parameter arguments: without the commas between them.
  public init(arguments: [some StringProtocol], macros: AvailabilityMacros = .init()) {
    self.init(arguments: arguments.map { Array($0.utf8)[...] }, macros: macros)
  }
}

extension BackDeployment {
  /// - Parameter arguments: without the commas between them.
  public init(arguments: [some StringProtocol], macros: AvailabilityMacros = .init()) {
    self.init(arguments: arguments.map { Array($0.utf8)[...] }, macros: macros)
  }
}
