import Availability
import Testing

@testable import Projects

struct MacroFlagTests {
  private func definitions(_ text: String) -> [String] {
    MacroFlags.definitions(in: MacroFlags.words(of: text)).map(\.text)
  }

  @Test func flagsOfASetting() {
    #expect(
      definitions(
        #"-D X -Xfrontend -define-availability -Xfrontend "A 1:iOS 1" -define-availability 'B:iOS 2'"#)
        == ["A 1:iOS 1", "B:iOS 2"])
    #expect(
      definitions(
        #"-enable-experimental-feature "AvailabilityMacro=A 1:iOS 1" -enable-experimental-feature X"#)
        == ["A 1:iOS 1"])
    #expect(definitions(#"-define-availability A\ 1:iOS\ 1 B:iOS"#) == ["A 1:iOS 1"])
    #expect(definitions("-define-availability") == [])
    #expect(definitions(#"-define-availability "A 1"#) == ["A 1"])
  }

  @Test func onlyFilesWithTheWordsAreRead() {
    for text in ["x AvailabilityMacro=", "-define-availability", "vvAvailabilityMacro"] {
      #expect(MacroFlags.mayOccur(in: Array(text.utf8)), "\(text)")
    }
    for text in ["", "v", "define-availabilit", "vailabilityMacro", "availability", "AvailabilityMacr"] {
      #expect(!MacroFlags.mayOccur(in: Array(text.utf8)), "\(text)")
    }
  }

  @Test func oddScriptsEnd() {
    let source = Array(
      ##"""
      let a = ["x \(b) \("c")"] + a.map { $0 } ; var b = { c in "\(c)" ; for (d, e) in [("f", 1)] {
      .enableExperimentalFeature("AvailabilityMacro=\(d):\(a)" + e) } .unsafeFlags(a + [b, "-define-availability"
      #if compiler(>=5) && struct T { init(_ x: Int = a) { self.x = x } } T(a).x.rawValue (((a.map({ T($0) }))))
      """##.utf8)
    for count in 0...source.count {
      let script = Script(ScriptScanner.tokens(of: Array(source[..<count]), .swift))
      _ = ScriptMacros.macros(of: script, Array(source[..<count]))
    }
  }
}
