import Foundation
import SwiftSource
import Testing

@testable import LintCore
@testable import Migration

/// Fixes that would break a file's structure are left out, and cost no others.
@Suite struct CulpritSearchTests {
  private let source = "f(1)\ng(2)\nh(3)\ni(4)\nj(5)\n"

  private func deletion(of text: String) -> EditGroup {
    let start = source.utf8.distance(
      from: source.utf8.startIndex, to: source.range(of: text)!.lowerBound)
    return EditGroup([0: [Edit(start..<start + text.utf8.count)]])
  }

  private func result(_ groups: [EditGroup]) -> (text: String, culprits: Set<Int>) {
    let text = SourceText(source)
    let found = CulpritSearch(groups: groups, texts: [0: text]).run()
    return (String(decoding: text.applying(found.resolution.edits[0] ?? []), as: UTF8.self), found.culprits)
  }

  @Test func oneOfMany() {
    let found = result(["f(1)\n", "2)", "h(3)\n", "i(4)\n"].map(deletion))
    #expect(found.text == "g(2)\nj(5)\n")
    #expect(found.culprits == [1])
  }

  @Test func several() {
    let found = result(["f(", "g(2)\n", "3)", "i(4)\n"].map(deletion))
    #expect(found.text == "f(1)\nh(3)\nj(5)\n")
    #expect(found.culprits == [0, 2])
  }

  @Test func none() {
    #expect(result(["f(1)\n"].map(deletion)).culprits.isEmpty)
  }

  @Test func theWholeGroupIsLeftOut() {
    let both = EditGroup([0: (deletion(of: "f(").edits[0] ?? []) + (deletion(of: "g(2)\n").edits[0] ?? [])])
    let found = result([both, deletion(of: "h(3)\n")])
    #expect(found.text == "f(1)\ng(2)\ni(4)\nj(5)\n")
    #expect(found.culprits == [0])
  }
}
