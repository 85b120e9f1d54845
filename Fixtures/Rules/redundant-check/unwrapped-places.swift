// target: iOS 16
import SwiftUI

struct Spaced: View {
  var body: some View {
    Text("a")
      .padding(
        .top,
        {
          // add a little space on iOS 15
          if #available(iOS 16.0, *) { 0 } else { 0.5 } // expect: 14 [redundant-check] "always true"
        }())
      .padding(
        .bottom,
        {
          // the shadow needs it
          if #available(iOS 16.0, *) { 1 } else { 0.5 } // expect: 14 [redundant-check] "always true"
        }())
  }
}

func commentsThatLeaveOut(_ x: Int?) {
  if #available(iOS 15.4, *) /*, let self */ // It would leak.
  { // expect-1: 6 [redundant-check] "always true"
    print("a")
  }
  print("b")
}

func documented() {
  /// Only 16.0 or above because 15.0 has issues with it
  guard #available(iOS 16, *) else { // expect: 9 [redundant-check] "always true"
    return
  }

  print("c")
}

func names(_ list: [Int], _ limit: Int?) {
  if #available(iOS 16.0, *) { // expect: 6 [redundant-check] "always true"
    let size = list.count
    print(size)
  }
  if let size = limit { print(size) }
  list.forEach { size in print(size) }
}

func namesRead(_ list: [Int], _ limit: Int?) {
  if #available(iOS 16.0, *) { // expect: 6 [redundant-check] "always true"
    let limit = list.count
    print(limit)
  }
  if let limit = limit { print(limit) }
}

func namesShortened(_ list: [Int], _ limit: Int?) {
  if #available(iOS 16.0, *) { // expect: 6 [redundant-check] "always true"
    let limit = list.count
    print(limit)
  }
  if let limit { print(limit) }
}

func namesBehind(_ list: [Int], _ limit: Int?) {
  if #available(iOS 16.0, *) { // expect: 6 [redundant-check] "always true"
    let size = list.count
    print(size)
  }
  guard let size = limit else { return }
  print(size)
}
