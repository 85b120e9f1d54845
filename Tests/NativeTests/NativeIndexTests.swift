import Availability
import FixtureSupport
import Foundation
import Native
import SwiftSource
import Testing

@Suite struct NativeIndexTests {
  private func index() throws -> NativeIndex {
    let file = Repository.url("Fixtures/Interfaces/Rare.swiftinterface")
    let interface = Interface(SourceText([UInt8](try Data(contentsOf: file))))
    var writer = NativeIndexWriter(modules: ["Swift", "RareCore", "Base", interface.module])
    writer.add(interface)
    return try #require(NativeIndex(writer.text(sdk: "rare 18.0")))
  }

  @Test func headerNamesItsSource() throws {
    #expect(try index().sdk == "rare 18.0")
    #expect(try index().modules == ["Rare"])
  }

  @Test func functionsHaveLabelsTypesAndVersions() throws {
    let entry = try #require(try index().declarations(named: "color").first)
    #expect(entry.fullName == "color(_:)")
    #expect(entry.owner == "Panel")
    #expect(entry.result == "some Shape")
    #expect(entry.parameters.map(\.type) == ["Color?"])
    #expect(entry.availability.span(on: .iOS).introduced == Version(14))
    #expect(entry.availability.introduction(on: .watchOS) == nil)
    #expect(entry.availability.renamed == "shade(_:)")
  }

  @Test func initializersHaveDefaultsBuildersAndConstraints() throws {
    let all = try index().declarations(named: "init").filter { $0.owner == "Panel" }
    let first = try #require(all.first { $0.parameters.contains { $0.label == "content" } })
    #expect(first.fullName == "init(_:content:default:)")
    #expect(first.parameters.map(\.attributes) == ["", "@Builder", ""])
    #expect(first.parameters.map(\.defaultValue) == [nil, nil, "0"])
    let constrained = try #require(all.first { $0.flags.contains(.isDisfavored) })
    #expect(constrained.requirements == "Label == Text, Content : Shape, S : StringProtocol")
    #expect(all.contains { $0.parameters.contains { $0.isVariadic && $0.type == "Int" } })
  }

  @Test func enumsHaveCasesAndConformances() throws {
    let index = try index()
    #expect(index.declarations(named: "plain").map(\.owner) == ["Panel.Inner.Mode"])
    #expect(index.conformances(of: "Panel.Inner.Mode").map(\.result) == ["Hashable"])
    #expect(index.conformances(of: "Panel").map(\.result).sorted() == ["@unchecked Sendable", "Shape"])
  }

  @Test func whatACompilerDoesNotTakeIsNotThere() throws {
    #expect(try index().declarations(named: "elsewhere").isEmpty)
    #expect(try index().declarations(named: "here").count == 1)
    #expect(try index().declarations(named: "nothing").isEmpty)
    #expect(try index().declarations(named: "secret").isEmpty)
  }

  @Test func membersAreThereWhenTheirTypeIs() throws {
    let added = try #require(
      try index().declarations(named: "init").first { $0.flags.contains(.isDisfavored) })
    #expect(added.availability.introduction(on: .macOS) == Version(10, 15))
    #expect(added.availability.introduction(on: .watchOS) == nil)
    #expect(added.availability.anyAppleOS?.introduced == Version(26))
  }

  @Test func theBuiltInOneKnowsSwiftUI() throws {
    let sheets = NativeIndex.builtIn.declarations(named: "sheet").filter { $0.owner == "View" }
    #expect(
      Set(sheets.map(\.fullName)) == [
        "sheet(item:onDismiss:content:)", "sheet(isPresented:onDismiss:content:)",
      ])
    #expect(sheets.allSatisfy { $0.parameters[1].defaultValue == "nil" })
    let detents = NativeIndex.builtIn.declarations(named: "presentationDetents")
    #expect(detents.allSatisfy { $0.availability.introduction(on: .iOS) == Version(16) })
    #expect(NativeIndex.builtIn.sdk == "iphoneos26.2")
  }

  @Test func aPartOfAModuleCountsAsTheModule() {
    let interface = Interface(
      SourceText(
        """
        // swift-interface-format-version: 1.0
        // swift-module-flags: -target arm64e-apple-ios26.2 -module-name SwiftUICore -package-name SwiftUI
        // swift-module-flags-ignorable: -public-module-name SwiftUI
        public struct Glass {}
        """))
    #expect(interface.module == "SwiftUI")
  }

  @Test func theBuiltInOneKnowsTheSystemOf2025() {
    let bars = NativeIndex.builtIn.declarations(named: "safeAreaBar")
    #expect(bars.count == 2 && bars.allSatisfy { $0.module == "SwiftUI" })
    #expect(bars.allSatisfy { $0.availability.introduction(on: .iOS) == Version(26) })
  }

  @Test func otherTextIsNoIndex() {
    #expect(NativeIndex(Array("backport-index 2\nsdk x\nmodules\n\n".utf8)) == nil)
    #expect(NativeIndex([]) == nil)
  }
}
