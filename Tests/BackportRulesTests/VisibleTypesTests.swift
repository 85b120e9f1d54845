import LintCore
import Projects
import SwiftSource
import Testing

@testable import BackportRules

/// Whether a file can name a type of Objective-C that another file names, which the index does not have.
@Suite struct VisibleTypesTests {
  @Test(arguments: [
    ("SKStoreReviewController", "UIKit", ["UIKit", "StoreKit"], false),
    ("SKStoreReviewController", "UIKit\nimport StoreKit", ["UIKit", "StoreKit"], true),
    ("SKStoreReviewController", "StoreKit", ["Foundation", "StoreKit"], true),
    // One of the two declares it.
    ("GKMatchMaker", "GameKit", ["GameKit", "GameplayKit"], false),
    ("UIMotionThing", "UIKit", ["UIKit", "StoreKit"], true),
    ("UIMotionThing", "SwiftUI", ["UIKit"], true),
    ("ABCThing", "UIKit", ["UIKit"], true),
  ])
  func byImports(_ type: String, _ imported: String, _ others: [String], _ isSeen: Bool) {
    #expect(SyntaxTree("import \(imported)").sees(type, asWith: Set(others), in: .builtIn) == isSeen)
  }
}
