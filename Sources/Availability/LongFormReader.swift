/// Parses the long form of `@available`.
enum LongFormReader {
  /// Returns `nil` when it is not the long form: no option follows the first argument.
  static func read(_ arguments: [ArraySlice<UInt8>]) -> AvailabilityAttribute.Form? {
    guard arguments.count > 1, isOption(arguments[1]) else { return nil }
    var scanner = ArgumentScanner(arguments[0])
    var long = AvailabilityAttribute.LongForm()
    if !scanner.take("*") {
      guard let text = scanner.identifier() else { return .malformed }
      long.name = PlatformName(text)
    }
    guard scanner.isAtEnd else { return .malformed }
    for (index, argument) in arguments.enumerated().dropFirst() {
      guard read(argument, at: index, into: &long) else { return .malformed }
    }
    return isConsistent(long) ? .long(long) : .malformed
  }

  private enum Option: String, CaseIterable {
    case introduced, deprecated, obsoleted, unavailable, noasync, renamed, message

    private static let all = allCases.map { (option: $0, name: Array($0.rawValue.utf8)) }

    init?(_ scanner: inout ArgumentScanner) {
      guard let name = scanner.identifierBytes(),
        let known = Self.all.first(where: { $0.name.elementsEqual(name) })
      else { return nil }
      self = known.option
    }
  }

  private static func isOption(_ argument: ArraySlice<UInt8>) -> Bool {
    var scanner = ArgumentScanner(argument)
    return Option(&scanner) != nil && (scanner.isAtEnd || scanner.take(":"))
  }

  private static func read(
    _ argument: ArraySlice<UInt8>, at index: Int, into long: inout AvailabilityAttribute.LongForm
  ) -> Bool {
    var scanner = ArgumentScanner(argument)
    guard let option = Option(&scanner) else { return false }
    let hasValue = scanner.take(":")
    switch option {
    case .unavailable:
      guard !hasValue, long.unavailable == nil else { return false }
      long.unavailable = index
    case .noasync:
      guard !hasValue, long.noasync == nil else { return false }
      long.noasync = index
    case .introduced:
      return hasValue && readVersion(&scanner, at: index, into: &long.introduced)
    case .obsoleted:
      return hasValue && readVersion(&scanner, at: index, into: &long.obsoleted)
    case .deprecated:
      if hasValue { return readVersion(&scanner, at: index, into: &long.deprecated) }
      guard long.deprecated == nil else { return false }
      long.deprecated = .init(version: nil, argument: index)
    case .renamed:
      guard hasValue, long.renamed == nil, let text = scanner.stringLiteral() else { return false }
      long.renamed = text
    case .message:
      // The value of `message` is not used, so any literal is accepted.
      guard hasValue, long.message == nil, !scanner.isAtEnd else { return false }
      long.message = scanner.stringLiteral() ?? ""
      return true
    }
    return scanner.isAtEnd
  }

  private static func readVersion(
    _ scanner: inout ArgumentScanner, at index: Int,
    into milestone: inout AvailabilityAttribute.LongForm.Milestone?
  ) -> Bool {
    guard milestone == nil, let version = scanner.version(), scanner.isAtEnd else { return false }
    milestone = .init(version: version, argument: index)
    return true
  }

  private static func isConsistent(_ long: AvailabilityAttribute.LongForm) -> Bool {
    // "attribute cannot be both 'deprecated' and 'unavailable'"
    if long.unavailable != nil, let deprecated = long.deprecated, deprecated.version == nil { return false }
    guard long.name == nil else { return true }
    // "unexpected version number for *"
    return [long.introduced, long.deprecated, long.obsoleted].allSatisfy { $0?.version == nil }
  }
}
