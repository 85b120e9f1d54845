// A deprecated member beside a case on one line, first and last.
// min: 16

// ==== main.swift
enum F { @available(iOS, deprecated: 13, renamed: "new") static let old = F.new; case new }
enum G { case fresh; @available(iOS, deprecated: 13, renamed: "fresh") static let ancient = G.fresh }
enum H { case good; @available(iOS, deprecated: 13, renamed: "good") static let bad = H.good; func f() { print("h") } }
struct I { @available(iOS, deprecated: 13, renamed: "go()") func went() { go() }; /* x */ func go() { print("go") } }
struct J { var a = 1; /* before */ @available(iOS, deprecated: 13, renamed: "run()") func ran() { run() } /* after */ ; func run() { print("run") } }
print(F.old, G.ancient, H.bad); H.good.f(); I().went(); J().ran()
