import Testing

@testable import Projects

struct YAMLTests {
  private func read(_ text: String) -> YAML { YAMLReader.read(Array(text.utf8)) }

  @Test func blocks() {
    let yaml = read(
      """
      %YAML 1.2
      ---
      # comment
      name: App # not this
      "quoted key": 'it # is'
      url: http://a.b:80/c
      empty:
      list:
      - one
      -   two: 2
          three:
            - deep
      - - x
      nested:
        list:
          - a
        text: |
          name: Wrong
          - no
        after: yes
      ...
      name: Wrong
      """)
    #expect(yaml["name"]?.text == "App")
    #expect(yaml["quoted key"]?.text == "it # is")
    #expect(yaml["url"]?.text == "http://a.b:80/c")
    #expect(yaml["empty"]?.text == nil)
    #expect(yaml["list"]?.elements.count == 3)
    #expect(yaml["list"]?.elements[1]["three"]?.elements.map(\.text) == ["deep"])
    #expect(yaml["list"]?.elements[2].elements.map(\.text) == ["x"])
    #expect(yaml["nested"]?["list"]?.elements.map(\.text) == ["a"])
    #expect(yaml["nested"]?["after"]?.text == "yes")
    #expect(yaml["name"]?.line == 4)
    #expect(yaml.entries.map(\.line) == [4, 5, 6, 7, 8, 14])
  }

  @Test func flow() {
    let yaml = read(
      "a: {iOS: '15.0', \"macOS\": 12, l: [x, \"y, z\", {b: c}]}\nb: [\n  one,\n  two ]\nc: []\nd: {}")
    #expect(yaml["a"]?["iOS"]?.text == "15.0")
    #expect(yaml["a"]?["macOS"]?.text == "12")
    #expect(yaml["a"]?["l"]?.elements.compactMap(\.text) == ["x", "y, z"])
    #expect(yaml["a"]?["l"]?.elements.last?["b"]?.text == "c")
    #expect(yaml["b"]?.elements.map(\.text) == ["one", "two"])
    #expect(yaml["c"]?.elements.isEmpty == true)
    #expect(yaml["d"]?.entries.isEmpty == true)
  }

  @Test func anchors() {
    let yaml = read(
      "base: &base\n  a: 1\n  b: 2\nuse:\n  <<: *base\n  b: 3\nlist: &l [x]\nagain: *l\nlost: *none")
    #expect(yaml["use"]?["a"]?.text == "1")
    #expect(yaml["use"]?["b"]?.text == "3")
    #expect(yaml["again"]?.elements.map(\.text) == ["x"])
    #expect(yaml["lost"]?.text == nil)
  }

  @Test func merging() {
    let merged = read("a: {x: 1, y: [p]}\nb: 1").merging(read("a: {x: 2, y: [q], z: 3}"))
    #expect(merged["a"]?["x"]?.text == "2")
    #expect(merged["a"]?["y"]?.elements.map(\.text) == ["p", "q"])
    #expect(merged["a"]?["z"]?.text == "3")
    #expect(merged["b"]?.text == "1")
  }

  /// Aliases of aliases stand for ever more: what they bring in is bounded.
  @Test func aliasesThatGrowEnd() {
    var text = "a0: &a0 [x, x]\n"
    for number in 1..<40 {
      let one = "*a\(number - 1)"
      text += "a\(number): &a\(number)\n  - \(one)\n  - \(one)\n"
    }
    #expect(read(text).entries.count == 40)
    text = "a0: &a0 [x, x]\n"
    for number in 1..<40 { text += "a\(number): &a\(number) [*a\(number - 1), *a\(number - 1)]\n" }
    #expect(read(text).entries.count == 40)
  }

  @Test func oddInputEnds() {
    let deep = String(repeating: "[", count: 10_000)
    #expect(read("a: \(deep)").entries.count == 1)
    #expect(read((0..<500).map { String(repeating: " ", count: $0) + "k:\n" }.joined()).entries.count == 1)
    let text = "a:\n - b: [x, {y: 'z'}]\n   c: &d \"e\"\n f: *d\n- g\n  h: |\n   i\n: : :\n\t- {\n"
    for count in 0...text.utf8.count { _ = read(String(decoding: text.utf8.prefix(count), as: UTF8.self)) }
    #expect(read("\u{0}\u{FF}").entries.isEmpty)
  }
}
