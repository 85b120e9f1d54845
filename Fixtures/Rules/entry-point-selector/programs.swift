// target: macOS 12
// A program that only runs on newer systems chooses between no apps: nothing is left to say.
@main
struct Echo {
  static func main() {
    if #available(macOS 12, *) { // expect: 8 [redundant-check] "always true"
      serve()
    } else {
      print("Echo requires macOS 12.")
    }
  }
  static func serve() {}
}
