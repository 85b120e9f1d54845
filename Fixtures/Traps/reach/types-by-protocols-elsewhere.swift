// A type of an unchanged file, by which only dead code asked for its protocol: that stands in a third one, and shows
// that nothing finds the type by it.
// min: 16

// ==== Session.swift
protocol Session { func cancel() }

// ==== Parents.swift
protocol Intent {}
protocol WorkIntent: Intent { func work() }
class Service { func serve() {} }

// ==== Legacy.swift
final class LegacySession: Session {
  private var name: String? = "legacy"
  func cancel() { name = nil }
}
final class LegacyIntent: WorkIntent { func work() {} }
final class LegacyService: Service { override func serve() { print("legacy") } }
final class KeptSession: Session { func cancel() { print("kept") } }
final class NewSession: Session { func cancel() { print("new") } }

// ==== main.swift
func start() {
  let session: Session
  if #available(iOS 15, *) { session = NewSession() } else { session = LegacySession() }
  session.cancel()
  if #unavailable(iOS 15) { LegacyIntent().work() }
  if #unavailable(iOS 15) { LegacyService().serve() }
  if #unavailable(iOS 15) { KeptSession().cancel() }
}
start()
KeptSession().cancel()

// ==== after: Legacy.swift
final class LegacyIntent: WorkIntent { func work() {} }
final class KeptSession: Session { func cancel() { print("kept") } }
final class NewSession: Session { func cancel() { print("new") } }

// ==== after: Parents.swift
protocol Intent {}
protocol WorkIntent: Intent { func work() }

// ==== after: main.swift
func start() {
  let session: Session = NewSession()
  session.cancel()
}
start()
KeptSession().cancel()
