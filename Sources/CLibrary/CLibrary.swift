// The system's C library, whichever it is: `SystemCalls` imports this module, and nothing else imports a C library.

#if canImport(Glibc)
  @_exported import Glibc
#elseif canImport(Musl)
  @_exported import Musl
#else
  @_exported import Darwin
#endif
