import Foundation

/// A program under `Fixtures/Behaviour` that shows one way in which a rewrite can go wrong.
public struct BehaviourProgram: Sendable, CustomStringConvertible {
  public let file: URL

  /// All of them, in the order of their names.
  public static let all = Repository.files(in: "Fixtures/Behaviour", suffix: ".swift")
    .map(BehaviourProgram.init(file:))

  public var description: String { file.deletingPathExtension().lastPathComponent }

  /// The number in the list of shapes that have broken real tools, which its name opens with
  /// (`04-defer`); those of the list after it have a word instead.
  public var shape: Int? { Int(description.prefix { $0 != "-" }) }

  public var text: String {
    get throws { try String(decoding: Data(contentsOf: file), as: UTF8.self) }
  }
}
