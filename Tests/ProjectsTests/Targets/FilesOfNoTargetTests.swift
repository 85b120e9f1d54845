import Availability
import Testing

@testable import Projects

/// Files that no target of the project lists: they may be built into anything.
struct FilesOfNoTargetTests {
  @Test func whatAnAppLeavesMayBeOfAnExtension() throws {
    try withFolder { folder in
      let project = """
        name: App
        targets:
          App:
            type: application
            platform: iOS
            deploymentTarget: "16.0"
            sources: [App]
        """
      try write(
        [
          ".git/": "", "project.yml": project, "App/A.swift": "func a() {}\n",
          "Widgets/B.swift": "func b() {}\n",
        ], in: folder)
      let discovery = Discovery.find([folder])
      let map = ProjectMap(discovery)
      let forms = discovery.files.map { file in map.targets(for: file).targets.map(\.isApplicationExtension) }
      #expect(forms == [[false], [nil]])
    }
  }
}
