import Combine
import Foundation

final class Stopwatch: ObservableObject {
  @Published private(set) var seconds = 0
  @Published var isRunning = false
  private let started = Date()

  func tick() {
    guard isRunning else { return }
    seconds += 1
  }

  func reset() {
    seconds = 0
    isRunning = false
  }
}
