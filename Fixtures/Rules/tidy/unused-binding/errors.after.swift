// target: tvOS 15
import Foundation

func load() throws {}
func log(_ error: Error) {}

func start() {
  do {
    try load()
  } catch {
    print("failed")
  }
  do {
    try load()
  } catch {
    print("failed")
  }
  do {
    try load()
  } catch let error as NSError where error.code == 3 {
    print("failed")
  } catch is CocoaError {
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
    } catch is Error {
      print("bad")
    }
    do {
      try load()
    } catch _ as NSError {
      print("failed")
    } catch {
      print(error)
    }
  }
}
