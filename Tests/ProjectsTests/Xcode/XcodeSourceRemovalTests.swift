import Testing

@testable import Projects

struct XcodeSourceRemovalTests {
  /// Two targets that build `A.swift`, and one that builds `B.swift`, each in a group of its own.
  private let lines = [
    "// !$*UTF8*$!", "{", "  objects = {",
    "    B1 /* A.swift in Sources */ = {isa = PBXBuildFile; fileRef = F1 /* A.swift */; };",
    "    B2 /* A.swift in Sources */ = {isa = PBXBuildFile; fileRef = F1 /* A.swift */; };",
    "    B3 /* B.swift in Sources */ = {isa = PBXBuildFile; fileRef = F2 /* B.swift */; };",
    "    F1 /* A.swift */ = {isa = PBXFileReference; path = \"A.swift\"; sourceTree = \"<group>\"; };",
    "    F2 /* B.swift */ = {isa = PBXFileReference; path = B.swift; sourceTree = \"<group>\"; };",
    "    G1 = {",
    "      isa = PBXGroup;", "      children = (", "        F1 /* A.swift */,", "        F2,", "      );",
    "      path = App;", "      sourceTree = \"<group>\";", "    };",
    "    P1 = {isa = PBXSourcesBuildPhase; files = (", "      B1 /* A.swift in Sources */,",
    "      B3 /* B.swift in Sources */,", "    ); };", "    P2 = {isa = PBXSourcesBuildPhase; files = (",
    "      B2,", "    ); };", "    T1 = {isa = PBXNativeTarget; buildPhases = (P1); name = One; };",
    "    T2 = {isa = PBXNativeTarget; buildPhases = (P2); name = Two; };",
    "    R1 = {isa = PBXProject; mainGroup = G1; targets = (T1, T2); };", "  };", "  rootObject = R1;", "}",
  ]

  private func text(without file: String, of lines: [String], separator: String = "\n") -> String? {
    let bytes = Array((lines.joined(separator: separator) + separator).utf8)
    return XcodeSourceRemoval.project(bytes, at: "/r/App.xcodeproj/project.pbxproj", without: "/r/" + file)
      .map { String(decoding: $0, as: UTF8.self) }
  }

  @Test(arguments: ["\n", "\r\n"])
  func allLinesAboutTheFileGo(separator: String) {
    let rest = lines.filter { line in
      !["B1", "B2", "F1"].contains { line.drop { $0 == " " }.hasPrefix($0) }
    }
    #expect(
      text(without: "App/A.swift", of: lines, separator: separator)
        == rest.joined(separator: separator) + separator)
    #expect(text(without: "App/B.swift", of: lines)?.contains("B.swift") == false)
  }

  @Test func whatIsNotListedIsNotTakenOut() {
    #expect(text(without: "A.swift", of: lines) == nil)
    #expect(text(without: "App/C.swift", of: lines) == nil)
    #expect(text(without: "App/A.swift", of: ["{"]) == nil)
  }

  @Test func filesOfOneNameAreToldByTheirGroups() {
    var changed = lines
    let index = changed.firstIndex { $0.hasPrefix("    F2") }!
    for place in [
      "path = Other/A.swift; sourceTree = SOURCE_ROOT", "path = Sub/A.swift; sourceTree = \"<group>\"",
    ] {
      changed[index] = "    F2 = {isa = PBXFileReference; \(place); };"
      let rest = text(without: "App/A.swift", of: changed)
      #expect(rest?.contains("F1") == false && rest?.contains("F2") == true)
      let file = place.contains("Other") ? "Other/A.swift" : "App/Sub/A.swift"
      let other = text(without: file, of: changed)
      #expect(other?.contains("F1") == true && other?.contains("F2") == false)
    }
  }

  /// What belongs to a synchronized folder is named where a target leaves it out, or takes it alone.
  @Test func exceptionsGo() {
    let lines = [
      "{", "  objects = {", "    S1 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet;",
      "      membershipExceptions = (", "        \"Sub/View+A.swift\",", "        B.swift,", "      );",
      "      target = T1;", "    };",
      "    G1 = {isa = PBXGroup; children = (F1); sourceTree = \"<group>\"; };",
      "    F1 = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (S1); path = App; sourceTree = \"<group>\"; };",
      "    T1 = {isa = PBXNativeTarget; buildPhases = (); fileSystemSynchronizedGroups = (F1); name = One; };",
      "    R1 = {isa = PBXProject; mainGroup = G1; targets = (T1); };", "  };", "  rootObject = R1;", "}",
    ]
    #expect(
      text(without: "App/Sub/View+A.swift", of: lines)
        == (lines[..<4] + lines[5...]).joined(separator: "\n") + "\n")
    #expect(text(without: "App/B.swift", of: lines)?.contains("B.swift") == false)
    #expect(text(without: "App/Sub/B.swift", of: lines) == nil)
  }

  /// A change to the line that begins with some text, after which nothing is sure to be right.
  @Test(arguments: [
    ("    T1", "    T1 = {isa = PBXNativeTarget; buildPhases = (P1); name = One; icon = F1; };"),
    ("      B2,", "      B2, B2,"),
    ("        F2,", "        F2, F1,"),
    ("    F2", "    F2 = {isa = PBXFileReference; path = App/A.swift; sourceTree = SOURCE_ROOT; };"),
    ("    B2 ", "    B2 = {isa = PBXBuildFile; fileRef = F1; }; B4 = {isa = PBXBuildFile; fileRef = F2; };"),
    ("    G1", "    X1 = {isa = Set; of = F1; }; G1 = {"),
  ])
  func whatXcodeWouldNotWriteIsLeftAlone(start: String, line: String) {
    var changed = lines
    let index = changed.firstIndex { $0.hasPrefix(start) }!
    changed[index] = line
    #expect(text(without: "App/A.swift", of: changed) == nil)
  }
}
