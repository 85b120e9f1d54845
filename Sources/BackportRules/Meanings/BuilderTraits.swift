// buildEither(first part: T) -> T { part }                 passes on
// buildOptional(_ part: [T]?) -> [T] { part ?? [] }        passes on
// buildBlock(_ parts: [T]...) -> [T] { parts.flatMap { $0 } }      a block within a block gives the same
// buildBlock(_ parts: String...) -> String { parts.joined(separator: "\n") }   the same, but for an empty block
import LintCore
import SwiftSource

/// What a result builder sees of the conditions in its closures.
struct BuilderTraits: OptionSet, Hashable, Sendable {
  let rawValue: UInt8
  /// Whether a check is made.
  static let seesChecks = BuilderTraits(rawValue: 1)
  /// Whether there is a condition at all.
  static let seesConditions = BuilderTraits(rawValue: 2)
  /// Whether parts stand in a block of their own.
  static let seesBlocks = BuilderTraits(rawValue: 4)
  /// Whether there is an empty block, or a condition that gives one.
  static let seesEmptyBlocks = BuilderTraits(rawValue: 8)
  /// A block of it takes what other blocks give.
  static let takesBlocks = BuilderTraits(rawValue: 16)
  /// What it makes may be `Void`.
  static let givesNothing = BuilderTraits(rawValue: 32)

  static let seesAnything: BuilderTraits = [.seesChecks, .seesConditions, .seesBlocks, .seesEmptyBlocks]

  init(rawValue: UInt8) { self.rawValue = rawValue }

  /// - Parameter type: the builder, or an extension of it.
  init(methodsOf type: Syntax) {
    // What it inherits may stand anywhere.
    self = type.kind != .extensionDeclaration && type.inheritsMethods ? [.seesAnything, .givesNothing] : []
    for item in type.body?.descendants.filter({ $0.kind == .functionDeclaration }) ?? []
    where item.owningType?.index == type.index {
      switch item.name {
      case "buildLimitedAvailability": if !item.passesPartOn { insert(.seesChecks) }
      case "buildEither", "buildOptional", "buildIf": if !item.passesPartOn { insert(.seesConditions) }
      case "buildBlock", "buildPartialBlock": formUnion(item.traitsOfBlock)
      case "buildFinalResult": if item.mayGiveNothing { insert(.givesNothing) }
      default: break
      }
    }
  }

  /// The same, of a builder all of whose methods are known.
  var ofWholeBuilder: BuilderTraits { contains(.takesBlocks) ? self : union(.seesBlocks) }
}

extension BuilderTraits {
  /// The system's builders, which files that import them mean by these names.
  static let systemBuilders: Set<String> = [
    "ViewBuilder", "SceneBuilder", "CommandsBuilder", "ToolbarContentBuilder", "TableColumnBuilder",
    "TableRowBuilder", "WidgetBundleBuilder", "ControlWidgetBuilder", "AccessibilityRotorContentBuilder",
    "KeyframesBuilder", "KeyframeTrackContentBuilder", "TabContentBuilder", "MapContentBuilder",
    "ChartContentBuilder", "AxisMarkBuilder", "AxisContentBuilder", "LibraryContentBuilder",
    "RegexComponentBuilder", "ParameterSummaryBuilder", "AppShortcutsBuilder",
  ]

  static let systemModules: Set<String> = [
    "SwiftUI", "WidgetKit", "Charts", "MapKit", "AppIntents", "RegexBuilder",
  ]
}

extension Syntax {
  /// Of a method for conditions: `{ part }`, `{ part ?? [] }`; of one that takes a single element, `{ [part] }`.
  fileprivate var passesPartOn: Bool {
    guard let parameter = parameterList?.first, let words = wordsOfOnlyValue else { return false }
    if words == ["[", parameter.name, "]"], parameter.type != "Any" {
      return child(.returnType)?.child(.type)?.text == "[\(parameter.type)]"
    }
    // A conversion to an optional may choose another method for the block.
    let isSame = words.count == 1 && parameter.type == child(.returnType)?.child(.type)?.text
    return words.first == parameter.name
      && (isSame
        || words.count > 1 && words[1] == "??"
          && Self.emptyValues.contains(Array(words.dropFirst(2))))
  }

  /// Of a method for blocks.
  fileprivate var traitsOfBlock: BuilderTraits {
    mayGiveNothing ? traitsOfParts.union(.givesNothing) : traitsOfParts
  }

  fileprivate var mayGiveNothing: Bool {
    guard !givesNothing, let type = child(.returnType)?.child(.type)?.text else { return true }
    return child(.genericParameters)?.children.contains { $0.declaredName == type } ?? false
  }

  /// Of a type: whether it has more methods than its own.
  fileprivate var inheritsMethods: Bool {
    child(.inheritance)?.tokenIndices.contains { index in
      tree.tokens[index].kind == .identifier && tree.text(ofToken: index) != "Sendable"
    } ?? false
  }

  private var traitsOfParts: BuilderTraits {
    guard let parameters = parameterList, let result = child(.returnType)?.child(.type)?.text else {
      return [.seesBlocks, .seesEmptyBlocks]
    }
    if parameters.isEmpty {
      return wordsOfOnlyValue.map(Self.emptyValues.contains) ?? false ? [] : .seesEmptyBlocks
    }
    let types = parameters.map { $0.type.hasSuffix("...") ? String($0.type.dropLast(3)) : $0.type }
    // What takes single parts alone never takes a block.
    guard types.allSatisfy({ $0 == result }) else { return [] }
    guard let words = wordsOfOnlyValue else { return Self.traitsOfUnknownBlock }
    let names = parameters.map(\.name)
    guard parameters.count == 1, parameters[0].isVariadic else {
      // The operator of another type may tell `a + (b + c)` from `(a + b) + c`.
      let isKnown = ["String", "Int"].contains(result) || result.hasPrefix("[")
      return isKnown && words == Array(names.map { [$0] }.joined(separator: ["+"]))
        ? .takesBlocks : Self.traitsOfUnknownBlock
    }
    let text = words.joined()
    if Self.flattenings.contains(where: { text == $0.replacing("parts", with: names[0]) }) {
      return .takesBlocks
    }
    return text.hasPrefix("\(names[0]).joined(separator:\"") && text.hasSuffix("\")")
      ? [.takesBlocks, .seesEmptyBlocks] : Self.traitsOfUnknownBlock
  }

  private static let traitsOfUnknownBlock: BuilderTraits = [.takesBlocks, .seesBlocks, .seesEmptyBlocks]

  private static let emptyValues = [["[", "]"], ["[", ":", "]"], ["\"", "\""]]

  private static let flattenings = [
    "parts.flatMap{$0}", "parts.flatMap({$0})", "parts.flatMap(\\.self)", "Array(parts.joined())",
    "parts.joined()",
    "parts.reduce([],+)", "parts.reduce(\"\",+)", "parts.reduce(0,+)", "parts.joined(separator:\"\")",
  ]

  private var wordsOfOnlyValue: [String]? {
    guard let item = child(.codeBlock)?.onlyItem else { return nil }
    var words = item.tokenIndices.map { tree.text(ofToken: $0) }.filter { !$0.isEmpty }
    if words.first == "return" { words.removeFirst() }
    return words
  }
}
