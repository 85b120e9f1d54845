private var isNewSystem: Bool {
  if #available(iOS 13, *) { return true } else { return false }
}

private func supportsMore() -> Bool {
  guard #available(iOS 14, *) else { return false }
  return true
}

private let isOld: Bool = {
  if #unavailable(iOS 13) { return true }
  return false
}()

func ask(_ answer: Bool) -> Bool { print("asked", answer); return answer }

func uses(_ x: Int) {
  if isNewSystem { print("new") } else { print("old") }
  if isNewSystem && ask(x > 1) { print("new and big") }
  if ask(x > 1) && isNewSystem { print("big and new") }
  if isNewSystem || ask(x > 1) { print("either") }
  if ask(x > 1) || isNewSystem { print("either way round") }
  if !isNewSystem || ask(x > 2) { print("not new") } else { print("new after all") }
  guard supportsMore() else { return }
  let word = supportsMore() ? "more" : "less"
  print(word, isOld ? "old" : "young")
  if !supportsMore(), ask(true) { print("dead") }
}
uses(1)
uses(2)
