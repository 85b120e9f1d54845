#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A library that is opened at run time. It stays open until the process ends.
package struct DynamicLibrary: @unchecked Sendable {
  private let handle: UnsafeMutableRawPointer

  /// `nil`: the system cannot open it.
  package init?(_ path: String) {
    guard let handle = dlopen(path, RTLD_NOW | RTLD_LOCAL) else { return nil }
    self.handle = handle
  }

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
