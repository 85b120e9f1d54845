func clauses() {
  if #available(iOS 13, iOSApplicationExtension 14, *) { print("app and extension") } else { print("old") }
  if #available(iOSApplicationExtension 13, *) { print("extension") } else { print("old") }
  if #available(iOS 13.1, macCatalyst 13.1, *) { print("catalyst") } else { print("old") }
  if #available(macCatalyst 14, *) { print("catalyst alone") } else { print("old") }
}
clauses()
