import Testing

@testable import Projects

struct BuildSettingsTests {
  private func settings(_ levels: String..., configuration: String = "Debug") throws -> BuildSettings {
    try withFolder { folder in
      var settings = BuildSettings()
      settings.configuration = configuration
      for (number, text) in levels.enumerated() {
        try write(["\(number).xcconfig": text], in: folder)
        var reader = XcconfigReader()
        settings.add(reader.settings(ofFile: "\(folder)/\(number).xcconfig"))
      }
      return settings
    }
  }

  @Test func levelsAndInheritance() throws {
    let settings = try settings("A = 1\nB = low", "B = $(inherited) high\nC = ${A}$(A)", "A = 2")
    #expect(settings.values(of: "A", sdk: nil) == ["2"])
    #expect(settings.values(of: "B", sdk: nil) == ["low high"])
    #expect(settings.values(of: "C", sdk: nil) == ["22"])
    #expect(settings.values(of: "D", sdk: nil) == [])
  }

  @Test func referencesWithinReferences() throws {
    let settings = try settings(
      "V_Debug = 13\nV_Release = 14\nA = $(V_$(CONFIGURATION))\nB = $(NONE:default=15)")
    #expect(settings.values(of: "A", sdk: nil) == ["13"])
    #expect(settings.values(of: "B", sdk: nil) == ["15"])
    #expect(try self.settings("A = $(NONE)").values(of: "A", sdk: nil) == [])
  }

  @Test func conditions() throws {
    let settings = try settings(
      "A = 1\nA[sdk=iphoneos*] = 2\nA[sdk=macosx*][config=Debug] = 3\nA[sdk=macosx*] = 4\nA[arch=arm64] = 5")
    #expect(settings.values(of: "A", sdk: nil) == ["1", "5"])
    #expect(settings.values(of: "A", sdk: "iphoneos") == ["2", "5"])
    #expect(settings.values(of: "A", sdk: "macosx") == ["3", "5"])
    #expect(settings.values(of: "A", sdk: "appletvos") == ["1", "5"])
    #expect(try self.settings("A[sdk=macosx14.0] = 1").values(of: "A", sdk: "macosx") == ["1"])
    #expect(try self.settings("A[config=Rel*] = 1").values(of: "A", sdk: nil) == [])
  }

  @Test(arguments: ["A = $(A)", "A = $(B)\nB = $(A)", "A = $(A) $(A) $(A) $(A)", "A = $(inherited)"])
  func settingsThatReferToThemselvesEnd(_ text: String) throws {
    #expect(try settings(text).values(of: "A", sdk: nil) == [])
  }

  /// Each name stands for two of the next: a dozen lines that would be millions of values.
  @Test func settingsThatGrowEnd() throws {
    var text = ""
    for number in 0..<30 {
      text += "A\(number) = $(A\(number + 1))$(A\(number + 1))\nA\(number)[arch=arm64] = $(A\(number + 1))\n"
    }
    #expect(try settings(text + "A30 = x").values(of: "A0", sdk: nil).count <= 8)
  }

  @Test func filesWithWhatTheyInclude() throws {
    try withFolder { folder in
      try write(
        [
          "a.xcconfig":
            "#include \"b/b.xcconfig\"\n#include? \"none.xcconfig\"\n// A = 0\nA = 1 // one;\nB=2;\n\njunk\n",
          "b/b.xcconfig": "A = 5\nC = 3\n#include \"../c.xcconfig\"",
          "c.xcconfig": "#include \"b/b.xcconfig\"\nD = 4",
        ], in: folder)
      var reader = XcconfigReader()
      var settings = BuildSettings()
      settings.add(reader.settings(ofFile: folder + "/a.xcconfig"))
      #expect(
        ["A", "B", "C", "D"].map { settings.values(of: $0, sdk: nil) } == [["1"], ["2"], ["3"], ["4"]])
      #expect(reader.problems.map(\.line) == [1])
      #expect(reader.problems.map(\.path) == [folder + "/c.xcconfig"])
      #expect(reader.settings(ofFile: folder + "/none.xcconfig").isEmpty)
    }
  }
}
