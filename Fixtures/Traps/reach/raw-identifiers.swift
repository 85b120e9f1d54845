// Raw identifiers with spaces are no words: other files name them all the same.
// min: 16

// ==== Helpers.swift
func run() {
  if #available(iOS 15, *) {
    modern()
  } else {
    `leg acy`()
    `Leg Acy`.go()
    print(`glo bal`)
    `un named`()
  }
}
func modern() { print("modern") }
func `leg acy`() { print("legacy") }
func `un named`() { print("unnamed") }
enum `Leg Acy` { static func go() { print("go") } }
let `glo bal` = 3

// ==== main.swift
run()
`leg acy`()
`Leg Acy`.go()
print(`glo bal`)

// ==== after: Helpers.swift
func run() {
  modern()
}
func modern() { print("modern") }
func `leg acy`() { print("legacy") }
enum `Leg Acy` { static func go() { print("go") } }
let `glo bal` = 3
