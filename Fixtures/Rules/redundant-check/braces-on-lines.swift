// target: iOS 15
func lines(_ isReady: Bool)
{
  if #available(iOS 13, *), // expect: 6 [redundant-check] "always true"
    isReady
  {
    start()
  }
  if isReady
  {
    stop()
  }
}
