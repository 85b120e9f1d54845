import Native
import SwiftSource
import Testing

@testable import BackportRules

/// The hand-written tables of what the system has, against the index, of what it has of them.
@Suite struct SystemTableTests {
  private static let index = NativeIndex.builtIn

  @Test func coloursOfShapeStylesAreThoseOfTheIndex() {
    let members = Self.index.members(of: "ShapeStyle").filter {
      $0.kind == .property && $0.result == "Color" && $0.requirements.contains("Self == Color")
    }
    #expect(Set(members.map(\.name)) == Parameter.colorsOfStyles)
  }

  @Test(arguments: SystemNames.injectingWrappers.sorted())
  func wrappersOfTheSystemAreWrappers(_ name: String) {
    #expect(Self.index.types(named: name).contains { $0.flags.contains(.isPropertyWrapper) })
  }

  @Test(arguments: SystemNames.labelsOfPlainStrings.sorted())
  func labelsOfPlainStringsAreNeverOfKeys(_ label: String) {
    for entry in Self.index.all {
      for parameter in entry.parameters where parameter.label == label {
        #expect(!parameter.type.contains("LocalizedStringKey"), "\(entry.owner).\(entry.fullName)")
      }
    }
  }

  @Test(arguments: TypedArgument.plainTypes.sorted())
  func plainTypesAreTypes(_ name: String) {
    let types = Self.index.types(named: name)
    #expect(!types.isEmpty && types.allSatisfy { $0.kind != .protocolType })
  }
}
