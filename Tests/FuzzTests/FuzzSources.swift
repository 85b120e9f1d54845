import FixtureSupport
import Foundation
import SwiftSource

/// Real sources to make inputs from.
enum FuzzSources {
  /// Our own sources and fixtures, and the smaller of the toolchain's interfaces.
  static let all: [[UInt8]] = {
    var files = ["Sources", "Tests", "Fixtures"].flatMap { Repository.files(in: $0, suffix: ".swift") }
    files += interfaces
    return files.compactMap { file in
      // The index is one literal of two megabytes.
      FileManager.default.contents(atPath: file.path).flatMap {
        (41..<500_000).contains($0.count) ? [UInt8]($0) : nil
      }
    }
  }()

  private static let interfaces: [URL] = {
    guard let resources = ToolchainProgram.resources else { return [] }
    let files = FileManager.default.enumerator(at: resources, includingPropertiesForKeys: [.fileSizeKey])
    return (files?.allObjects ?? []).compactMap { $0 as? URL }.filter { file in
      file.pathExtension == "swiftinterface"
        && ((try? file.resourceValues(forKeys: [.fileSizeKey]))?.fileSize ?? .max) < 50_000
    }.sorted { $0.path < $1.path }
  }()

  /// All that the lexer knows, in small.
  static let everyToken = #####"""
    #!/usr/bin/swift
    // line /* no block
    /* a /* nested */ comment */ /** doc */ /// doc
    import A.B; let `class` = A::b, _ = $0 + $name, 🙂é = [1_000, 0x1F, 0b01, 0o17, 1.5e-3, 0x1.8p+2, x.0.1]
    if #available(iOS 15.0.1, *), a ?? b != c!.d?.e { } else if a<b, c>>(d) { return -x...y }
    let s = "a\(b + "\(c)" as T)\n\u{a}" + #"raw \#(i) " \n"# + """
      first \
      second \(x
        .y)\u{1F600}
      """ + ##"""
      " """# \##(try? (f()))
      """##
    let r = /a[/]\/b(c)/.match(try? /x y/), q = #/ [a-z]+ /#, m = #/
      \/# multi # line
      /#
    func </> (l: Int, r: inout Int) -> () where T: ~Copyable { l /= 2; _ = l / 2 / r; f(&r, +, /) }
    #if os(iOS) && !DEBUG
    #elseif canImport(B)
    #else
    #warning("w") #selector(a) #colorLiteral(red: 1)
    #endif
    <#placeholder#> `raw identifier!` “curly” \Root.path[0]?.x @attr(_: 1) ' '
    <<<<<<< ours
    =======
    >>>>>>> theirs
    """#####
}
