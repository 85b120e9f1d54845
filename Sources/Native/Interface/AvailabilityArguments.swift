import Availability

/// Parses the arguments of `@available` in interfaces. The compiler wrote them, so nothing is rejected.
struct AvailabilityArguments {
  /// Adds the milestones of one attribute.
  static func read(_ arguments: [ArraySlice<UInt8>], into availability: inout NativeAvailability) {
    guard let first = arguments.first else { return }
    if arguments.count > 1, Option(arguments[1]) != nil {
      readLong(first, arguments.dropFirst(), into: &availability)
    } else {
      for argument in arguments { readClause(argument, into: &availability) }
    }
  }

  private enum Option: String {
    case introduced, deprecated, obsoleted, unavailable, noasync, renamed, message

    init?(_ argument: ArraySlice<UInt8>) {
      let word = argument.prefix { $0 >= UInt8(ascii: "a") && $0 <= UInt8(ascii: "z") }
      self.init(rawValue: String(decoding: word, as: UTF8.self))
    }
  }

  /// Parses `iOS 13.0` and `*`.
  private static func readClause(_ argument: ArraySlice<UInt8>, into availability: inout NativeAvailability) {
    let space = argument.firstIndex(of: UInt8(ascii: " ")) ?? argument.endIndex
    guard let place = Place(argument[..<space]), let version = version(in: argument[space...]) else { return }
    // Every current compiler is newer than a language version that introduces something.
    if case .language = place { return }
    availability.update(place) { $0.introduced = version }
  }

  /// Parses `iOS, introduced: 13.0, deprecated: 15.0, renamed: "…"`.
  private static func readLong(
    _ name: ArraySlice<UInt8>, _ options: ArraySlice<ArraySlice<UInt8>>,
    into availability: inout NativeAvailability
  ) {
    guard let place = Place(name) else { return }
    for argument in options {
      let version = version(in: argument)
      switch Option(argument) {
      case .introduced:
        if case .language = place { continue }
        availability.update(place) { $0.introduced = version }
      case .deprecated:
        availability.update(place) { span in
          if let version, place != .language { span.deprecated = version } else { span.isDeprecated = true }
        }
      case .obsoleted:
        availability.update(place) { span in
          if let version, place != .language { span.obsoleted = version } else { span.isUnavailable = true }
        }
      case .unavailable: availability.update(place) { $0.isUnavailable = true }
      case .renamed: availability.renamed = literal(in: argument)
      case .noasync, .message, nil: continue
      }
    }
  }

  /// The platform that an attribute names.
  enum Place: Equatable {
    case platform(Platform)
    case anyAppleOS
    /// `*`.
    case everywhere
    /// `swift`: a deprecation or obsoletion by language version is already in effect.
    case language
    case applicationExtension

    init?(_ name: ArraySlice<UInt8>) {
      switch String(decoding: name, as: UTF8.self) {
      case "*": self = .everywhere
      case "swift": self = .language
      case "anyAppleOS": self = .anyAppleOS
      case "xrOS": self = .platform(.visionOS)
      case let name:
        guard case .platform(let platform, let isExtension) = PlatformName(name) else { return nil }
        self = isExtension ? .applicationExtension : .platform(platform)
      }
    }
  }

  private static func version(in argument: ArraySlice<UInt8>) -> Version? {
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    guard let start = argument.firstIndex(where: digits.contains),
      !argument[..<start].contains(UInt8(ascii: "\""))
    else { return nil }
    let end = argument[start...].firstIndex { !digits.contains($0) && $0 != UInt8(ascii: ".") }
    return Version(String(decoding: argument[start..<(end ?? argument.endIndex)], as: UTF8.self))
  }

  private static func literal(in argument: ArraySlice<UInt8>) -> String? {
    let quote = UInt8(ascii: "\"")
    guard let start = argument.firstIndex(of: quote), let end = argument.lastIndex(of: quote), start < end
    else { return nil }
    return String(decoding: argument[start + 1..<end], as: UTF8.self)
  }
}

extension NativeAvailability {
  fileprivate mutating func update(_ place: AvailabilityArguments.Place, _ change: (inout Span) -> Void) {
    switch place {
    case .platform(let platform): change(&platforms[platform, default: Span()])
    case .anyAppleOS:
      anyAppleOS = anyAppleOS ?? Span()
      change(&anyAppleOS!)
    case .everywhere, .language: change(&everywhere)
    case .applicationExtension:
      var span = Span()
      change(&span)
      isUnavailableInExtensions = isUnavailableInExtensions || span.isUnavailable
    }
  }
}
