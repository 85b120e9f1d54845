import CLibrary

#if canImport(Glibc) && (arch(x86_64) || arch(arm64))
  @_silgen_name("getauxval")
  private func auxiliaryValue(_ type: UInt) -> UInt

  @_silgen_name("gnu_get_libc_version")
  private func libraryVersion() -> UnsafePointer<CChar>
#endif

/// A library that is opened at run time. It stays open until the process ends.
package struct DynamicLibrary: @unchecked Sendable {
  private let handle: UnsafeMutableRawPointer

  /// `nil`: the system cannot open it.
  package init?(_ path: String) {
    guard Self.canOpen, let handle = dlopen(path, RTLD_NOW | RTLD_LOCAL) else { return nil }
    self.handle = handle
  }

  /// Whether this program can open libraries: one that holds the C library itself needs the very same version of it, or
  /// may crash.
  private static let canOpen: Bool = {
    #if canImport(Glibc) && (arch(x86_64) || arch(arm64))
      let addressOfLoader: UInt = 7
      if auxiliaryValue(addressOfLoader) != 0 { return true }
      let own = Array("release version \(String(cString: libraryVersion())).".utf8)
      let folders = [
        "/lib/x86_64-linux-gnu", "/lib/aarch64-linux-gnu", "/lib64", "/usr/lib64", "/lib", "/usr/lib",
      ]
      guard let bytes = folders.lazy.compactMap({ try? FileReader.bytes(of: $0 + "/libc.so.6") }).first else {
        return false
      }
      return bytes.indices.contains { bytes[$0] == own[0] && bytes[$0...].starts(with: own) }
    #else
      return true
    #endif
  }()

  /// A function by its name; `nil`: the library has none. The type has to be the one that the library declares.
  package func function<Function>(_ name: String, as _: Function.Type = Function.self) -> Function? {
    dlsym(handle, name).map { unsafeBitCast($0, to: Function.self) }
  }
}

/// A pointer to text and its length, as C libraries give it back by value.
package typealias TextReference = iovec

extension TextReference {
  /// A copy; malformed UTF-8 becomes U+FFFD.
  package var text: String {
    String(decoding: UnsafeRawBufferPointer(start: iov_base, count: Int(iov_len)), as: UTF8.self)
  }
}
