// target: iOS 15
func joined(_ list: [Int], _ other: [Int], _ session: Session) {
  var isShort = true
  if #available(iOS 13, *) { isShort = list.count < 3 } // expect: 6 [redundant-check] "always true"
  var isOpen = true
  if #available(iOS 15, *) { isOpen = !list.isEmpty } // expect: 6 [redundant-check] "always true"
  // Of these, only the type of the first value is known.
  var canStart = true
  if #available(iOS 13, *) { canStart = session.canStart } // expect: 6 [redundant-check] "always true"
  var isSame = true
  if #available(iOS 13, *) { isSame = list == other } // expect: 6 [redundant-check] "always true"
  var isNewer = true
  if #available(iOS 16, *) { isNewer = list.isEmpty }
  show(isShort, isOpen, canStart, isSame, isNewer)
}
