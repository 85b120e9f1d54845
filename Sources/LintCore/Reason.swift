/// Why a fix is not safe, or was not applied.
///
/// A reason has a stable id, so that programs need not read sentences: the name of its enum case in kebab-case, or,
/// for a sentence that is written where it is needed, the first words of its fixed text.
public struct Reason: Hashable, Sendable {
  /// A sentence without a full stop.
  public var message: String
  /// `public-declaration`. Several: each of them is a reason by itself.
  public var ids: [String]

  public init(_ message: String, ids: [String]) {
    self.message = message
    self.ids = ids
  }

  /// - Parameter value: an enum case, which names the reason.
  public init(_ message: String, case value: Any) { self.init(message, ids: [Self.id(ofCase: value)]) }

  /// `leavesOut` → `leaves-out`, `missingInSDK` → `missing-in-sdk`.
  public static func id(ofCase value: Any) -> String {
    let name = Mirror(reflecting: value).children.first?.label ?? String(describing: value)
    var id = ""
    let letters = Array(name)
    for (index, letter) in letters.enumerated() {
      if letter.isUppercase, index > 0,
        !letters[index - 1].isUppercase || letters.dropFirst(index + 1).first?.isLowercase == true
      {
        id += "-"
      }
      id += letter.lowercased()
    }
    return id
  }
}

extension Reason: ExpressibleByStringInterpolation {
  /// Collects the text, and the parts of it that are the same for every place.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var message = ""
    fileprivate var words: [String] = []

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) {
      message += literal
      words += literal.split { !$0.isLetter }.map { $0.lowercased() }
    }

    public mutating func appendInterpolation(_ value: some CustomStringConvertible) {
      message += value.description
    }
  }

  /// The number of words in the id of a sentence.
  public static let idWordCount = 8

  public init(stringInterpolation: StringInterpolation) {
    let words = stringInterpolation.words.prefix(Self.idWordCount)
    self.init(stringInterpolation.message, ids: [words.joined(separator: "-")])
  }

  public init(stringLiteral message: String) {
    var interpolation = StringInterpolation(literalCapacity: message.utf8.count, interpolationCount: 0)
    interpolation.appendLiteral(message)
    self.init(stringInterpolation: interpolation)
  }
}
