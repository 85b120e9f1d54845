// UIView, NSTextField, AVPlayer: by their prefix       Bundle, FileManager: by name

extension String {
  /// A class of a system framework that is written in Objective-C, by its prefix or among those without one.
  var isOfObjectiveC: Bool {
    let name = split(separator: ".").last.map(String.init) ?? self
    let prefixes = [
      "UI", "NS", "CA", "CK", "CL", "AV", "MK", "PH", "PK", "SK", "WK", "UN", "SF", "MTL", "CN", "EK", "HK",
      "NW",
      "PDF", "QL", "LA", "MF", "GK", "CB", "CX", "MP", "SCN", "AS", "ST", "VN", "ML", "GC", "RP",
    ]
    return prefixes.contains { name.hasPrefix($0) && name.dropFirst($0.count).first?.isUppercase == true }
      || Self.unprefixedClasses.contains(name)
  }

  private static let unprefixedClasses: Set<String> = [
    "Bundle", "FileManager", "ProcessInfo", "URLSession", "URLSessionConfiguration", "UserDefaults",
    "NotificationCenter", "OperationQueue", "Operation", "DateFormatter", "NumberFormatter", "Formatter",
    "Process",
    "FileHandle", "Thread", "Timer", "RunLoop", "Progress", "Scanner", "HTTPCookieStorage", "HTTPURLResponse",
    "URLSessionTask", "Stream", "InputStream", "OutputStream", "UndoManager", "Pipe",
    "PropertyListSerialization",
    "JSONSerialization", "ByteCountFormatter", "DateComponentsFormatter", "DateIntervalFormatter",
    "ISO8601DateFormatter", "RelativeDateTimeFormatter", "MeasurementFormatter",
    "PersonNameComponentsFormatter",
  ]
}
