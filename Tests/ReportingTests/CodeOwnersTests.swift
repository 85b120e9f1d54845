import FixtureSupport
import Testing

@testable import Reporting

struct CodeOwnersTests {
  @Test func theLastLineThatSpeaksOfAFileCounts() throws {
    let folder = try TemporaryFolder()
    let lines = """
      # Who looks after what
      * @everyone
      /App/ @app @design
      docs/* @writers # not those farther down
      [Section]
      *.gen.swift

      """
    _ = try folder.file(".github/CODEOWNERS", holding: lines)
    let owners = CodeOwners(repository: folder.url.path)
    #expect(owners.owners(of: "Package.swift") == "@everyone")
    #expect(owners.owners(of: "App/Deep/View.swift") == "@app @design")
    #expect(owners.owners(of: "docs/guide.swift") == "@writers")
    #expect(owners.owners(of: "docs/deep/guide.swift") == "@everyone")
    #expect(owners.owners(of: "App/Made.gen.swift") == "")
    #expect(CodeOwners(repository: folder.url.path + "/App").owners(of: "A.swift") == "")
  }
}
