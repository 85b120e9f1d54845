// target: iOS 16
import SwiftUI

func orientation(_ scene: Scene?) -> Bool {
  let orientation = scene?.geometry.orientation
  let orientationOfTheWholeSceneAsTheSystemTellsItNow =
    scene?.geometryOfTheSceneWithoutItsMargins.orientation
  return orientation == orientationOfTheWholeSceneAsTheSystemTellsItNow
}

struct Spaced: View {
  var body: some View {
    Text("a")
      .padding(
        .top,
        {
          // add a little space on iOS 15
          0
        }())
      .padding(
        .bottom,
        {
          // the shadow needs it
          1
        }())
  }
}

func commentsThatLeaveOut(_ x: Int?) {
  /*, let self */
  // It would leak.
  print("a")
  print("b")
}

func documented() {
  /// Only 16.0 or above because 15.0 has issues with it

  print("c")
}

func names(_ list: [Int], _ limit: Int?) {
  let size = list.count
  print(size)
  if let size = limit { print(size) }
  list.forEach { size in print(size) }
}

func namesRead(_ list: [Int], _ limit: Int?) {
  do {
    let limit = list.count
    print(limit)
  }
  if let limit = limit { print(limit) }
}

func namesShortened(_ list: [Int], _ limit: Int?) {
  do {
    let limit = list.count
    print(limit)
  }
  if let limit { print(limit) }
}

func namesBehind(_ list: [Int], _ limit: Int?) {
  do {
    let size = list.count
    print(size)
  }
  guard let size = limit else { return }
  print(size)
}
