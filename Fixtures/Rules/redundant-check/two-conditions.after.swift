// targets: iOS 15, watchOS 8
// One platform each: on iOS only the first counts, on watchOS only the second.
if #available(iOS 16, *), #available(watchOS 9, *) {
} else {
  if #available(iOS 16, *) { } // on watchOS '*' lets it in
}
