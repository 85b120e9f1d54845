// Every error is an 'NSError', so that 'is NSError' is always true.
// min: 15

// ==== main.swift
import Foundation
enum LoadError: Error { case offline }
func load(_ n: Int) throws -> Int { if n > 0 { throw LoadError.offline }; return n }
func legacy(_ e: NSError) { print(e.code) }
func a() {
    do { _ = try load(1) } catch LoadError.offline where false { print("offline") } catch let error as NSError {
        if #available(iOS 15, *) { print("failed") } else { legacy(error) }
    } catch { print("never") }
}
func c(_ error: Error?) {
    guard let error = error as? NSError else { return }
    if #available(iOS 15, *) { print("failed") } else { legacy(error) }
}
a(); c(LoadError.offline)
