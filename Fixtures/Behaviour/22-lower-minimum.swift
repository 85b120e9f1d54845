// A file in two targets is judged by the lower minimum: with iOS 15 and 16 only the first check is stale.
func shared() {
  if #available(iOS 15, *) { print("fifteen") } else { print("old") }
  if #available(iOS 16, *) { print("sixteen") } else { print("kept") }
}
shared()
