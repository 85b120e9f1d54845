import SystemCalls

/// A project format: how its manifests are recognised and read.
///
/// A new format is a value in ``all``, with a reader in this folder and a method of `MinimumDeclarations` in `Raising`.
public final class ManifestFormat: Hashable, Sendable {
  /// What the manifests of a format say about the files around them.
  enum Role: Sendable {
    /// A package: a boundary for packages and synchronized folders above it.
    case package
    /// A project that can have applications: a file in no target may belong to any of them.
    case applications
    /// Other repositories can build the files, too.
    case exported
  }

  typealias Reader =
    @Sendable (
      _ bytes: [UInt8], _ path: String, _ shownPath: String, _ texts: ManifestTexts
    ) -> ManifestReading

  /// Adds the places that state minimums, for `--raise`. `isOwn` tells whether another file is the project's own.
  typealias DeclarationReader =
    @Sendable (
      _ declarations: inout MinimumDeclarations, _ text: [UInt8], _ path: String, _ isOwn: (String) -> Bool
    ) -> Void

  /// The beginning and the end of the file name; either may be empty, not both.
  private let prefix: StaticString
  private let suffix: StaticString
  /// Whether the part between them is valid.
  private let isMiddle: @Sendable (Slice<UnsafeRawBufferPointer>) -> Bool
  let role: Role
  /// Whether a project begins in the folder of a manifest.
  let beginsProject: Bool
  /// What manifests that are Swift files import.
  fileprivate let module: String?
  let read: Reader
  let addDeclarations: DeclarationReader

  private init(
    prefix: StaticString, suffix: StaticString, role: Role, beginsProject: Bool = true, module: String? = nil,
    isMiddle: @escaping @Sendable (Slice<UnsafeRawBufferPointer>) -> Bool = { $0.isEmpty },
    read: @escaping Reader, addDeclarations: @escaping DeclarationReader
  ) {
    self.prefix = prefix
    self.suffix = suffix
    self.role = role
    self.beginsProject = beginsProject
    self.module = module
    self.isMiddle = isMiddle
    self.read = read
    self.addDeclarations = addDeclarations
  }

  public static func == (left: ManifestFormat, right: ManifestFormat) -> Bool { left === right }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension ManifestFormat {
  /// `Package.swift` and `Package@swift-5.9.swift`.
  public static let package = ManifestFormat(
    prefix: "Package", suffix: ".swift", role: .package, module: PackageManifest.module,
    isMiddle: { $0.isEmpty || $0.starts(with: "@swift-".utf8) },
    read: { bytes, path, shownPath, _ in PackageManifest.read(bytes, path: path, shownPath: shownPath) },
    addDeclarations: { declarations, text, path, _ in declarations.addPackage(text, at: path) })

  /// `project.pbxproj` in an `.xcodeproj` folder, by which the walk finds it.
  public static let xcodeProject = ManifestFormat(
    prefix: "project", suffix: ".pbxproj", role: .applications, isMiddle: { _ in false },
    read: { bytes, path, shownPath, texts in
      XcodeProject.read(bytes, path: path, shownPath: Paths.parent(shownPath), texts)
    },
    addDeclarations: { declarations, text, path, isOwn in
      declarations.addXcodeProject(text, at: path, isOwn: isOwn)
    })

  /// XcodeGen's `project.yml` or `project.yaml`, also with a further word: `project-beta.yml`, `project_beta.yml`,
  /// `project.beta.yml`.
  public static let xcodeGen = ManifestFormat(
    prefix: "project", suffix: "ml", role: .applications,
    isMiddle: { rest in
      guard let separator = rest.first, "-_.".utf8.contains(separator) else { return false }
      return rest.suffix(2).elementsEqual(".y".utf8) || rest.suffix(3).elementsEqual(".ya".utf8)
    },
    read: { bytes, path, shownPath, texts in
      XcodeGenManifest.read(bytes, path: path, shownPath: shownPath, texts)
    },
    addDeclarations: { declarations, text, path, isOwn in
      declarations.addXcodeGen(text, at: path, isOwn: isOwn)
    })

  /// Tuist's `Project.swift`.
  public static let tuist = ManifestFormat(
    prefix: "Project", suffix: ".swift", role: .applications, module: TuistManifest.module,
    read: { bytes, path, shownPath, texts in
      TuistManifest.read(bytes, path: path, shownPath: shownPath, texts)
    },
    addDeclarations: { declarations, text, path, _ in declarations.addTuist(text, at: path) })

  /// `*.podspec`.
  public static let podspec = ManifestFormat(
    prefix: "", suffix: ".podspec", role: .exported, isMiddle: { !$0.isEmpty },
    read: { bytes, path, shownPath, _ in Podspec.read(bytes, path: path, shownPath: shownPath) },
    addDeclarations: { declarations, text, path, _ in declarations.addPodspec(text, at: path) })

  /// Bazel's `BUILD` or `BUILD.bazel`.
  public static let bazel = ManifestFormat(
    prefix: "BUILD", suffix: "", role: .exported, beginsProject: false,
    isMiddle: { $0.isEmpty || $0.elementsEqual(".bazel".utf8) },
    read: { bytes, path, shownPath, _ in BazelBuildFile.read(bytes, path: path, shownPath: shownPath) },
    addDeclarations: { declarations, text, path, _ in declarations.addBazel(text, at: path) })

  /// All formats.
  static let all = [package, xcodeProject, xcodeGen, tuist, podspec, bazel]
}

extension ManifestFormat {
  /// The format of a file by its name. It is called for every file of a tree, so one byte rejects most names.
  static func format(ofFileNamed name: UnsafeRawBufferPointer) -> ManifestFormat? {
    guard let first = name.first, let last = name.last, marks[Int(first)] & 1 | marks[Int(last)] & 2 != 0
    else { return nil }
    return all.first { $0.matches(name) }
  }

  /// For each byte: 1 when a prefix begins with it, 2 when the suffix of a format without prefix ends with it.
  private static let marks: [UInt8] = all.reduce(into: Array(repeating: 0, count: 256)) { marks, format in
    if format.prefix.utf8CodeUnitCount > 0 {
      marks[Int(format.prefix.utf8Start[0])] |= 1
    } else {
      marks[Int(format.suffix.utf8Start[format.suffix.utf8CodeUnitCount - 1])] |= 2
    }
  }

  private func matches(_ name: UnsafeRawBufferPointer) -> Bool {
    let (head, tail) = (prefix.utf8CodeUnitCount, suffix.utf8CodeUnitCount)
    guard name.count >= head + tail,
      name.prefix(head).elementsEqual(UnsafeBufferPointer(start: prefix.utf8Start, count: head)),
      name.suffix(tail).elementsEqual(UnsafeBufferPointer(start: suffix.utf8Start, count: tail))
    else { return false }
    return isMiddle(name[head..<name.count - tail])
  }
}

/// A file that declares platforms and minimums.
public struct ManifestFile: Hashable, Sendable {
  public var format: ManifestFormat
  /// Absolute, or relative to the walk that found it.
  public var path: String

  /// Whether it is a source file that has the name of a manifest, such as that of a type `Package`.
  func isOrdinarySource(_ texts: ManifestTexts) -> Bool {
    guard let module = format.module, let text = try? texts.bytes(of: path) else { return false }
    return text.firstRange(of: Array("import".utf8)) != nil && text.firstRange(of: Array(module.utf8)) == nil
  }
}
