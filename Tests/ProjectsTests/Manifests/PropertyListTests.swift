import Testing

@testable import Projects

struct PropertyListTests {
  private func list(_ text: String) throws -> PropertyListValue { try PropertyList(Array(text.utf8)).root }

  private func error(_ bytes: [UInt8]) -> PropertyListError? {
    do throws(PropertyListError) {
      _ = try PropertyList(bytes)
      return nil
    } catch {
      return error
    }
  }

  @Test func allForms() throws {
    let root = try list(
      #"""
      // !$*UTF8*$!
      { /* a comment */ plain = a/b.c_d-e:f; "quoted key" = "a \"b\" \\ \n\t\U00e4"; 'single' = 'it';
        list = (a, "b c" , (nested), ); empty = (); data = <0fbd77 1c>; dict = { x = 1; }; last = "ö" }
      """#)
    #expect(root["plain"]?.text == "a/b.c_d-e:f")
    #expect(root["quoted key"]?.text == "a \"b\" \\ \n\tä")
    #expect(root["single"]?.text == "it")
    #expect(root["list"]?.elements.map(\.text) == ["a", "b c", "nested"])
    #expect(root["empty"]?.elements.isEmpty == true)
    #expect(root["data"]?.text == nil)
    #expect(root["dict"]?["x"]?.isString("1") == true)
    #expect(root["last"]?.text == "ö")
    #expect(root["missing"] == nil)
    #expect(root.entries.count == 8)
    #expect(try PropertyList(Array("{ x = 1; y = (2); }".utf8)).children(of: 0).map { $0 } == [1, 2, 3, 4])
    #expect(root["plain"]?["x"] == nil)
  }

  @Test(arguments: [
    ("", nil, "is empty"), (" \n", nil, "is empty"), ("bplist00xyz", nil, "binary property list"),
    ("<?xml version=\"1.0\"?><plist/>", nil, "is XML"), ("hello", nil, "a property list is expected"),
    ("{\n\"a\": 1}", 2, "it is JSON"), ("{ a = 1;\n b = ", 2, "it ends too early"),
    ("{ a = (1", 1, "it ends too early"),
    ("{ a = \"x", 1, "a string is not closed"), ("{ a 1; }", 1, "'=' is expected"),
    ("{ a = 1\n b = 2; }", 2, "';' is"),
    ("{ a = (1 2); }", 1, "',' or ')'"), ("{}\n{}", 2, "there is more"),
    ("{ = 1; }", 1, "a value is expected"),
    ("{ /* open", 1, "it ends too early"),
  ])
  func whatIsWrong(_ text: String, _ line: Int?, _ message: String) {
    let error = error(Array(text.utf8))
    #expect(error?.line == line)
    #expect(error?.message.contains(message) == true, "\(error?.message ?? "no error")")
  }

  @Test func depthIsNoTrouble() throws {
    let depth = 200_000
    let text = "{ a = " + String(repeating: "(", count: depth) + String(repeating: ")", count: depth) + "; }"
    #expect(try list(text)["a"]?.elements.count == 1)
    #expect(error(Array("{ a = ".utf8) + Array(repeating: UInt8(ascii: "("), count: depth)) != nil)
  }

  @Test func everyPrefixEndsInAnError() {
    let text = Array(#"{ a = (1, "b\"", <00>); /* c */ d = { e = 'f'; }; }"#.utf8)
    for count in 0..<text.count { #expect(error(Array(text[..<count])) != nil) }
    #expect(error(text) == nil)
  }

  @Test func objectsAreFoundByTheirIdentifiers() throws {
    var text = "{ "
    for number in 0..<1_000 { text += "ID\(number) = { n = \(number); }; " }
    let root = try list(text + "ask = ID77; none = NO; list = (ID1); }")
    let table = ObjectTable(root)
    #expect(table.object(root["ask"])?["n"]?.text == "77")
    #expect(table.object(root["none"]) == nil)
    #expect(table.object(root["list"]) == nil)
    #expect(table.object(nil) == nil)
    let all = root.entries.prefix(1_000).filter { table.object($0.key)?.index == $0.value.index }
    #expect(all.count == 1_000)
  }
}
