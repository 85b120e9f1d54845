// target: tvOS 15
import UIKit

func filled() -> UIButton {
  var configuration = UIButton.Configuration.tinted()
  configuration.title = "a"
  return UIButton(configuration: configuration)
}

func named() -> UIButton {
  var configuration = UIButton.Configuration.tinted()
  configuration.title = "a"
  return UIButton(configuration: configuration)
}

func own() -> UIButton {
  var configuration = UIButton.Configuration.prepared()
  configuration = .tinted()
  configuration.title = "a"
  return UIButton(configuration: configuration)
}

func above() -> UIButton {
  var configuration = UIButton.Configuration.filled()
  if #available(tvOS 16, *) { configuration = .tinted() }
  configuration.title = "a"
  return UIButton(configuration: configuration)
}
