import SwiftUI

struct TripList: View {
  @Backport.StateObject private var plans = Plans()
  @State private var draft = ""

  var body: some View {
    VStack {
      TextField("Where to?", text: $draft)
      List(plans.trips) { trip in
        TripRow(trip: trip)
      }
      .backport.badge(plans.trips.count)
      .backport
      .scrollDismissesKeyboard(.immediately)
      Button("Add") { plans.trips.append(Trip(place: draft, start: Date.today)) }
    }
  }
}

struct TripRow: View {
  let trip: Trip

  var body: some View {
    VStack {
      Text(trip.place)
      if #available(iOS 14, *) {
        Label(trip.when, systemImage: "calendar")
      } else {
        Text(trip.when)
      }
    }
    .card()
  }
}
