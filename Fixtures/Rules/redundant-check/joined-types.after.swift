// target: iOS 15
func joined(_ list: [Int], _ other: [Int], _ session: Session) {
  let isShort = list.count < 3
  let isOpen = !list.isEmpty
  // Of these, only the type of the first value is known.
  let canStart: Bool = session.canStart
  let isSame = list == other
  var isNewer = true
  if #available(iOS 16, *) { isNewer = list.isEmpty }
  show(isShort, isOpen, canStart, isSame, isNewer)
}
