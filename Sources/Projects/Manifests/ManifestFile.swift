/// A file that declares platforms and minimums.
public struct ManifestFile: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    /// `Package.swift` and `Package@swift-5.9.swift`.
    case package
    /// `project.pbxproj` in an `.xcodeproj` folder.
    case xcodeProject
    /// XcodeGen's `project.yml`, or a variant: `project-beta.yml`.
    case xcodeGen
    /// Tuist's `Project.swift`, or another file of that name, to be decided by its contents.
    case tuist
    case podspec
    /// `BUILD` or `BUILD.bazel`.
    case bazel
  }

  public var kind: Kind
  public var path: String

  public init(kind: Kind, path: String) {
    self.kind = kind
    self.path = path
  }
}

extension ManifestFile.Kind {
  /// The kind by name alone. It is called for every file of a tree, so it checks the first byte first.
  init?(fileName name: UnsafeRawBufferPointer) {
    switch name.first {
    case UInt8(ascii: "P") where name.starts(with: "Package".utf8) && Self.isPackageManifest(name):
      self = .package
    case UInt8(ascii: "P") where name.elementsEqual("Project.swift".utf8):
      self = .tuist
    case UInt8(ascii: "p") where name.starts(with: "project".utf8) && Self.isXcodeGen(name):
      self = .xcodeGen
    case UInt8(ascii: "B") where name.elementsEqual("BUILD".utf8) || name.elementsEqual("BUILD.bazel".utf8):
      self = .bazel
    default:
      let suffix = ".podspec"
      guard name.last == UInt8(ascii: "c"), name.count > suffix.utf8.count,
        name.suffix(suffix.utf8.count).elementsEqual(suffix.utf8)
      else {
        return nil
      }
      self = .podspec
    }
  }

  /// `project.yml`, `project.yaml`, and with a further word: `project-beta.yml`, `project_beta.yml`,
  /// `project.beta.yml`.
  private static func isXcodeGen(_ name: UnsafeRawBufferPointer) -> Bool {
    let rest = name.dropFirst("project".utf8.count)
    guard let separator = rest.first, "-_.".utf8.contains(separator) else { return false }
    return rest.suffix(4).elementsEqual(".yml".utf8) || rest.suffix(5).elementsEqual(".yaml".utf8)
  }

  private static func isPackageManifest(_ name: UnsafeRawBufferPointer) -> Bool {
    let rest = name.dropFirst("Package".utf8.count)
    return rest.elementsEqual(".swift".utf8)
      || rest.starts(with: "@swift-".utf8) && rest.suffix(6).elementsEqual(".swift".utf8)
  }
}
