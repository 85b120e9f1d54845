// target: tvOS 15
import Foundation

func load() throws {}
func log(_ error: Error) {}

func start() {
  do {
    try load()
  } catch let error as NSError {
    if #unavailable(tvOS 14) { log(error) } // expect: 8 [redundant-check] "always false"
    print("failed")
  }
  do {
    try load()
  } catch let error as any Error {
    if #unavailable(tvOS 14) { log(error) } // expect: 8 [redundant-check] "always false"
    print("failed")
  }
  do {
    try load()
  } catch let error as NSError where error.code == 3 {
    if #unavailable(tvOS 14) { log(error) } // expect: 8 [redundant-check] "always false"
    print("failed")
  } catch let error as CocoaError {
    if #unavailable(tvOS 14) { log(error) } // expect: 8 [redundant-check] "always false"
    print("failed")
  } catch {
    print(error)
  }
}

struct Loader {
  enum Error: Swift.Error { case bad }

  func start() throws {
    do {
      try load()
    } catch let error as Error {
      if #unavailable(tvOS 14) { log(error) } // expect: 10 [redundant-check] "always false"
      print("bad")
    }
    do {
      try load()
    } catch let error as NSError {
      if #unavailable(tvOS 14) { log(error) } // expect: 10 [redundant-check] "always false"
      print("failed")
    } catch {
      print(error)
    }
  }
}
