import Availability
import Testing

@testable import Projects

struct ConfigurationReaderTests {
  private func read(_ text: String) throws -> Configuration {
    try ConfigurationReader.configuration(of: Array(text.utf8), path: ".backport.json")
  }

  private func error(_ text: String) -> String {
    do throws(ProjectProblem) {
      _ = try ConfigurationReader.configuration(of: Array(text.utf8), path: "c.json")
      return "no error"
    } catch {
      return error.description
    }
  }

  @Test func everyKey() throws {
    let configuration = try read(
      """
      {
        "$schema": "https://example.com/schema.json",
        "min": { "iOS": "15.4", "macos": 12 },
        "platforms": ["iOS", "macOS"],
        "exclude": ["Vendor/**"],
        "rules": { "stale-todo": "off",
                   "redundant-check": "error" },
        "namespaces": ["compat"],
        "libraries": { "Shims": { "OldStack": { "native": "NewStack", "iOS": "16", "macOS": 13 } } },
        "availabilityMacros": ["Mine 1.0:iOS 15, macOS 12"]
      }
      """)
    #expect(configuration.minimums.minimums == [.iOS: Version(15, 4), .macOS: Version(12)])
    #expect(configuration.platforms == [.iOS, .macOS])
    #expect(configuration.exclude == ["Vendor/**"])
    #expect(
      configuration.rules == [
        .init(rule: "stale-todo", severity: nil, line: 6),
        .init(rule: "redundant-check", severity: "error", line: 7),
      ])
    #expect(configuration.namespaces == ["compat"])
    var stack = Configuration.LibraryEntry(library: "Shims", name: "OldStack")
    stack.native = "NewStack"
    stack.introduced = [.iOS: Version(16), .macOS: Version(13)]
    #expect(configuration.libraries == [stack])
    #expect(configuration.macros != AvailabilityMacros())
  }

  @Test func factsOfLibraries() throws {
    let entries = try read(
      """
      {"libraries": {"Shims": {
        "complete": true,
        "shimSheet(item:)": {"native": "sheet", "module": "SwiftUI", "group": "sheets", "iOS": 16.4},
        "Sheets": {"reason": "ask the router", "group": "sheets"}
      }, "Other": {"complete": false, "x": {"native": "y"}}}}
      """
    ).libraries
    #expect(entries.map(\.name) == ["shimSheet", "Sheets", "x"])
    #expect(entries.map(\.labels) == [["item"], [], []])
    #expect(entries.map(\.isLibraryComplete) == [true, true, false])
    #expect(entries[0].introduced == [.iOS: Version(16, 4)])
    #expect(entries[0].nativeModule == "SwiftUI" && entries[0].group == "sheets")
    #expect(entries[1].native == nil && entries[1].reason == "ask the router")
  }

  @Test func otherSpellings() throws {
    #expect(try read(#"{"min": 15}"#).minimums.minimums == [.iOS: Version(15)])
    #expect(try read(#"{"min": 15.4}"#).minimums.minimums == [.iOS: Version(15, 4)])
    #expect(
      try read(#"{"min": "iOS=15,tvOS=16"}"#).minimums.minimums == [.iOS: Version(15), .tvOS: Version(16)])
    #expect(try read(#"{"platforms": "iOS, macOS"}"#).platforms == [.iOS, .macOS])
    #expect(try read(#"{"exclude": "Vendor"}"#).exclude == ["Vendor"])
    #expect(
      try read(#"{"availabilityMacros": {"Mine 1.0": "iOS 15"}}"#).macros
        == read(#"{"availabilityMacros": ["Mine 1.0:iOS 15"]}"#).macros)
    #expect(try read("{}").minimums.minimums.isEmpty)
    #expect(try read("\u{FEFF}{}").path == ".backport.json")
  }

  @Test(arguments: [
    ("{\n  \"minn\": 15\n}", "c.json:2: unknown key 'minn': did you mean 'min'?"),
    (
      #"{"colour": 1}"#,
      "c.json:1: unknown key 'colour': it is one of min, platforms, exclude, exclude-generated, rules, "
        + "select, overrides, baseline, fail-on, format, sdk, namespaces, libraries, "
        + "availabilityMacros"
    ),
    ("{\n\n\"min\": []}", "c.json:3: 'min' is a list: it must be a string such as \"iOS=15,macOS=12\""),
    (#"{"min": "iSO=15"}"#, "c.json:1: 'min': 'iSO' is not a platform: did you mean iOS?"),
    (
      "{\"min\": {\n\"iOS\": \"x\"}}",
      "c.json:2: 'min': 'x' is not a version of iOS: write iOS=15 or iOS=15.4"
    ),
    (
      #"{"platforms": ["iOS", "Windows"]}"#,
      "c.json:1: 'platforms': 'Windows' is not a platform: it is one of iOS, macOS, tvOS, watchOS, visionOS, "
        + "macCatalyst, driverKit"
    ),
    (#"{"exclude": [1]}"#, "c.json:1: an element of 'exclude' is a number: it must be a string"),
    (#"{"exclude": {}}"#, "c.json:1: 'exclude' is an object: it must be a list of strings"),
    (#"{"rules": []}"#, "c.json:1: 'rules' is a list: it must be an object in braces"),
    (#"{"rules": {"a": true}}"#, "c.json:1: the severity of 'a' is true or false: it must be a string"),
    (#"{"rules": {"a": "warnin"}}"#, "c.json:1: unknown severity 'warnin': did you mean 'warning'?"),
    (
      #"{"libraries": {"L": {"N": {}}}}"#,
      "c.json:1: 'N' lacks 'native', the name that takes its place: add it, or a 'reason' why there is none"
    ),
    (
      #"{"libraries": {"L": {"complete": true,\n"f(a:": {"native": "g"}}}}"#.replacing("\\n", with: "\n"),
      #"c.json:2: 'f(a:' is not a name: write "name" or "name(label:)""#
    ),
    (
      #"{"libraries": {"L": {"complete": "yes"}}}"#,
      "c.json:1: 'complete' is a string: it must be an object in braces"
    ),
    (
      #"{"libraries": {"L": {"N": {"nativ": "M"}}}}"#, "c.json:1: unknown key 'nativ': did you mean 'native'?"
    ),
    (
      #"{"libraries": {"L": {"N": {"native": "M", "iOS": "x"}}}}"#,
      #"c.json:1: 'x' is not a version: write "16" or "16.4""#
    ),
    (
      #"{"availabilityMacros": ["x"]}"#,
      #"c.json:1: 'x' defines no availability macro: write "Name 1.0:iOS 15, macOS 12""#
    ),
    ("[]", "c.json:1: the configuration is a list: it must be an object in braces"),
    ("", "c.json:1: is not JSON: it ends too early: close what is open"),
    ("{\n\"min\": 15,,\n}", "c.json:2: is not JSON: a key in double quotes is expected"),
    ("{,}", "c.json:1: is not JSON: a key in double quotes is expected"),
    ("{\n/* no\n\n}", "c.json:2: is not JSON: the comment is not closed"),
    ("{\n/ no\n}", "c.json:2: is not JSON: a comment begins with // or /*"),
    (#"{"baseline": 1}"#, "c.json:1: 'baseline' is a number: it must be a string"),
    (#"{"exclude-generated": "no"}"#, "c.json:1: 'exclude-generated' is a string: it must be true or false"),
    (#"{"overrides": {}}"#, "c.json:1: 'overrides' is an object: it must be a list of objects in braces"),
    (
      "{\"overrides\": [\n{\"min\": 15}]}",
      "c.json:2: an element of 'overrides' lacks 'paths', the patterns that it speaks of"
    ),
    (
      #"{"overrides": [{"path": ["A"]}]}"#,
      "c.json:1: unknown key 'path': did you mean 'paths'?"
    ),
    ("{\"min\": 15}\n}", "c.json:2: is not JSON: there is more after the closing bracket"),
    (
      #"{"min": 15, "min": 16}"#,
      "c.json:1: is not JSON: the key 'min' is there already in line 1: keep one of them"
    ),
    (
      "{\"min\": yes}",
      "c.json:1: is not JSON: a value is expected here: put names and texts in double quotes"
    ),
    (
      "{\"min\": \"15\n\"}",
      "c.json:1: is not JSON: a line ends within a string: close it with a double quote"
    ),
    ("{\"min\"\n 15}", "c.json:2: is not JSON: a colon is expected after the key 'min'"),
    ("{\"exclude\": [\"a\" \"b\"]}", "c.json:1: is not JSON: a comma or ] is expected here"),
  ])
  func whatIsWrong(_ text: String, _ message: String) {
    #expect(error(text) == message)
  }

  @Test func commentsAndTrailingCommas() throws {
    let configuration = try read(
      """
      // Ours.
      {
        "min": 15, // since June
        /* not
           ours */ "exclude": ["Vendor/**", "a//b",],
        "rules": {"stale-todo": "off",},
      } // the end
      """)
    #expect(configuration.minimums.minimums == [.iOS: Version(15)])
    #expect(configuration.exclude == ["Vendor/**", "a//b"])
    #expect(configuration.rules == [.init(rule: "stale-todo", severity: nil, line: 6)])
  }

  @Test func settingsOfARun() throws {
    let configuration = try read(
      """
      {"baseline": "known.json", "fail-on": "note",
       "format": "sarif", "select": ["a",
       "b"], "exclude-generated": false}
      """)
    #expect(
      configuration.runSettings == [
        "baseline": .init(name: "known.json", line: 1), "fail-on": .init(name: "note", line: 1),
        "format": .init(name: "sarif", line: 2),
      ])
    #expect(configuration.select == [.init(name: "a", line: 2), .init(name: "b", line: 3)])
    #expect(configuration.excludesGenerated == false)
  }

  @Test func theLastOverrideCounts() throws {
    let configuration = try read(
      """
      {"min": {"iOS": 17, "macOS": 14}, "rules": {"a": "error"}, "overrides": [
        {"paths": "Old/**", "min": 15, "rules": {"a": "note"}},
        {"paths": ["Old/Very/**"], "min": "iOS=13", "rules": {"b": "off"}}
      ]}
      """)
    let both = configuration.applying([0, 1])
    #expect(both.minimums.minimums == [.iOS: Version(13), .macOS: Version(14)])
    #expect(both.rules.map(\.severity) == ["error", "note", nil])
    #expect(configuration.applying([0]).minimums.minimums[.iOS] == Version(15))
    #expect(Set([configuration, both, configuration.applying([1])].map(\.identity)).count == 3)
  }

  @Test func deepNestingEndsInAnError() {
    #expect(
      error(String(repeating: "[", count: 100_000)).hasPrefix(
        "c.json:1: is not JSON: it is nested too deeply"))
  }

  @Test func stringsWithEscapes() throws {
    #expect(
      try read(#"{"exclude": ["a\\b\"\/\n\tö\u00e4\ud83d\ude00"]}"#).exclude == ["a\\b\"/\n\töä😀"])
    #expect(error(#"{"exclude": ["\x"]}"#).contains(#"'\x' is no escape"#))
  }

  /// Whatever it is cut down to, reading ends, and only the whole is right.
  @Test func everyPrefix() {
    let text = #"{"min": {"iOS": "15\u00e4"}, "exclude": ["a", 1.5e3, true, null]}"#
    for count in 0..<text.utf8.count {
      #expect(error(String(decoding: text.utf8.prefix(count), as: UTF8.self)) != "no error")
    }
  }
}
