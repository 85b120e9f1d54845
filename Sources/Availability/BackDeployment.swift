/// A parsed `@backDeployed(before: iOS 15, macOS 12)` attribute.
public struct BackDeployment: Hashable, Sendable {
  public var list: ClauseList
  public var isMalformed: Bool

  /// Parses the arguments between the parentheses: the UTF-8 bytes of each, without the commas. The first begins
  /// with `before:`.
  public init(arguments: [ArraySlice<UInt8>], macros: AvailabilityMacros = .init()) {
    var reader = ClauseListReader(macros: macros)
    var hasLabel = false
    for (index, argument) in arguments.enumerated() {
      guard index == 0 else {
        reader.read(argument)
        continue
      }
      var scanner = ArgumentScanner(argument)
      hasLabel = scanner.identifier() == "before" && scanner.take(":")
      let colon = argument.firstIndex(of: UInt8(ascii: ":")) ?? argument.startIndex
      reader.read(argument[colon...].dropFirst())
    }
    list = reader.list
    isMalformed = !hasLabel || reader.isMalformed || reader.hasLanguageName || list.clauses.isEmpty
  }
}
