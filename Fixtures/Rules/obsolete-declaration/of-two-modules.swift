// target: iOS 16
// Two types of one name are of different modules: a person has to say which one a use means.
struct Example {
  var name = "a"
}
@available(iOS, obsoleted: 16) // expect: 1 [obsolete-declaration] "'Example' cannot be used"
struct Example {
  var name = "b"
}
func widget() -> String { Example().name }
