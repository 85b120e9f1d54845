import CLibrary

/// What the system said when a call failed.
public struct SystemError: Error, Hashable, Sendable {
  /// `errno`.
  public var code: Int32

  public init(code: Int32) { self.code = code }

  /// Of the call that has just failed.
  static var current: SystemError { SystemError(code: errno) }

  package static let isFolder = SystemError(code: EISDIR)
  package static let linkLoop = SystemError(code: ELOOP)
  package static let closedPipe = SystemError(code: EPIPE)

  /// A file system that gives no file a second name, or no more of them.
  package var meansNoLinks: Bool { [EPERM, ENOTSUP, EMLINK].contains(code) }

  /// In the system's words: `No space left on device`.
  private var text: String { String(cString: strerror(code)) }

  /// Why a file cannot be read: one sentence with the remedy, without the file's name and a full stop.
  public var whyUnreadable: String {
    switch code {
    case ENOENT: "there is no such file: check the path"
    case EACCES, EPERM: "may not be read: change its permissions or exclude it"
    case ELOOP: "is a link that leads back to itself: mend the link or exclude it"
    case EISDIR: "is a folder, not a file: name the files in it or exclude it"
    case ENOTDIR: "lies below something that is not a folder: check the path"
    case ENAMETOOLONG: "has too long a path: shorten it"
    case EMFILE, ENFILE: "could not be opened, too many files are open: raise the limit (ulimit -n)"
    default: "could not be read: \(text)"
    }
  }

  /// Why a file cannot be written: one sentence with the remedy, without the file's name and a full stop.
  package var whyUnwritable: String {
    switch code {
    case ENOSPC, EDQUOT: "there is no room left on the disk: make room and run again"
    case EFBIG: "the new file would be larger than the system allows: raise the limit (ulimit -f)"
    case EACCES, EPERM: "its folder may not be written to: change the permissions"
    case EROFS: "it lies on a read-only file system: copy it elsewhere"
    default: "could not be written: \(text)"
    }
  }
}

extension SystemError: CustomStringConvertible {
  /// In the system's words, in lower case: `no space left on device`.
  public var description: String { text.prefix(1).lowercased() + text.dropFirst() }
}
