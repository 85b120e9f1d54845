// target: iOS 15
func lines(_ isReady: Bool)
{
  if isReady
  {
    start()
  }
  if isReady
  {
    stop()
  }
}
