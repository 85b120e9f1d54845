// targets: iOS 15, watchOS 8
// One platform each: on iOS only the first counts, on watchOS only the second.
if #available(iOS 16, *), #available(watchOS 9, *) {
  if #available(iOS 16, watchOS 9, *) { } // expect: 6 [redundant-check] "'#available(iOS 16, *)' in line 3 already requires it, and '#available(watchOS 9, *)' in line 3 already requires it"
} else {
  if #available(iOS 16, *) { } // on watchOS '*' lets it in
  if #available(iOS 16, watchOS 9, *) { } // expect: 6 [redundant-check] "is always false"
}
