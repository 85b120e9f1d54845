// #if compiler(>=5.9)   where every minimum came with Swift 5.9 or later   → its first clause
// #if swift(>=5.9)      refused: it asks for the language mode, and every compiler has older ones
//
// A compiler comes with the systems that it can build for: none that is older than Swift 5.9 knows iOS 17 as a minimum.
import Availability
import LintCore
import SwiftSource

extension AvailabilityFacts {
  /// The clause of a `#if` that every compiler for these minimums compiles; `nil`: the compiler does not decide.
  func clauseForEveryCompiler(of block: Syntax) -> Syntax? {
    guard let clause = block.child(.ifConfigClause), let version = clause.compilerAsked else { return nil }
    let platforms = context(at: block.tokenIndices.lowerBound).platforms
    let isGiven = platforms.allSatisfy { place in
      guard let first = place.target.flatMap(CompilerTable.version) else { return false }
      return version <= first
    }
    return isGiven && !platforms.isEmpty ? clause : nil
  }
}

extension Syntax {
  /// The version of a clause that asks for nothing but `compiler(>=5.9)`.
  fileprivate var compilerAsked: Version? {
    guard let text = child(.ifConfigCondition)?.text.filter({ !$0.isWhitespace }),
      text.hasPrefix("compiler(>="),
      text.hasSuffix(")")
    else { return nil }
    return Version(text.dropFirst(11).dropLast())
  }
}

/// The first compilers that could build for a system. From Apple's release notes of Xcode 11 to 26, read on 25 November
/// 2026.
private enum CompilerTable {
  static func version(for target: DeploymentTarget) -> Version? {
    systems(of: target.platform).first { Version($0.0) <= target.minimum }?.1
  }

  private static func systems(of platform: Platform) -> [(Int, Version)] {
    let compilers = [
      Version(6, 2), Version(6), Version(5, 9), Version(5, 7), Version(5, 5), Version(5, 3), Version(5, 1),
    ]
    let systems: [Int] =
      switch platform {
      case .iOS, .macCatalyst, .tvOS: [26, 18, 17, 16, 15, 14, 13]
      case .macOS: [26, 15, 14, 13, 12, 11]
      case .watchOS: [26, 11, 10, 9, 8, 7, 6]
      case .visionOS: [26, 2, 1]
      default: []
      }
    return Array(zip(systems, compilers))
  }
}
