// Source: the standard library, C and POSIX headers, and frameworks that shims call; collected by hand, November 2026.

/// Functions and constants of the standard library and of system frameworks that are members of nothing: a name by
/// itself is as likely one of them as a member of `self`.
enum GlobalNames {
  private static let names = Set(
    """
    abs acos acosh asin asinh assert assertionFailure atan atan2 atanh cbrt ceil cos cosh debugPrint dispatchMain dump
    environ erf errno exit exp exp2 fabs fatalError fclose fdim fflush floor fma fmax fmin fmod fopen fprintf fputs
    free frexp fwrite getenv getpid hypot isatty ldexp lgamma log log10 log1p log2 logb lround malloc max memcmp memcpy
    memset min modf nan numericCast open perror pow precondition preconditionFailure print printf putchar puts qsort
    raise rand random readLine realloc remainder rename repeatElement rint round sequence setenv signal sin sinh sleep
    sprintf sqrt srand stat stderr stdin stdout strcmp strdup stride strlen swap system tan tanh time transcode trunc
    type unlink unsafeBitCast unsafeDowncast usleep withAnimation withCheckedContinuation
    withCheckedThrowingContinuation withExtendedLifetime withKnownIssue withMutationTaskLocalValue
    withObservationTracking withTaskCancellationHandler withTaskGroup withThrowingTaskGroup withTransaction
    withUnsafeBytes withUnsafeContinuation withUnsafeMutableBytes withUnsafeMutablePointer withUnsafePointer write zip
    abort access arc4random arc4random_uniform atexit atoi bind calloc close connect copysign dup execv fork index
    isDigit kill link listen mkdir objc_getAssociatedObject objc_setAssociatedObject os_log os_signpost pause pipe
    read recv rmdir select send socket strcpy truncate wait autoreleasepool pthread_self
    """.split { $0 == " " || $0 == "\n" }.map(String.init))

  /// Those that classes of the system have members of, too: `wait(for:)` of `XCTestCase`.
  private static let membersOfClasses = Set(
    "bind close connect pause read remove select send signal wait write".split(separator: " ").map(
      String.init))

  /// Whether a bare name in an object is no member of it, unless its own class declares that.
  static func isHardlyMember(_ name: String) -> Bool {
    holds(name) && !membersOfClasses.contains(name)
  }

  static func holds(_ name: String) -> Bool {
    names.contains(name) || name.hasPrefix("k") && name.dropFirst().first?.isUppercase == true
  }
}
