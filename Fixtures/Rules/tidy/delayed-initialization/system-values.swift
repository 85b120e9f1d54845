// target: tvOS 15
import UIKit

func filled() -> UIButton {
  var configuration = UIButton.Configuration.filled()
  if #available(tvOS 15, *) { configuration = .tinted() } else { configuration = .gray() } // expect: 6 [redundant-check] "always true"
  configuration.title = "a"
  return UIButton(configuration: configuration)
}

func named() -> UIButton {
  var configuration = UIButton.Configuration.filled()
  if #available(tvOS 15, *) { // expect: 6 [redundant-check] "always true"
    configuration = UIButton.Configuration.tinted()
  }
  configuration.title = "a"
  return UIButton(configuration: configuration)
}

func own() -> UIButton {
  var configuration = UIButton.Configuration.prepared()
  if #available(tvOS 15, *) { configuration = .tinted() } // expect: 6 [redundant-check] "always true"
  configuration.title = "a"
  return UIButton(configuration: configuration)
}

func above() -> UIButton {
  var configuration = UIButton.Configuration.filled()
  if #available(tvOS 16, *) { configuration = .tinted() }
  configuration.title = "a"
  return UIButton(configuration: configuration)
}
