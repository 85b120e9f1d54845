import SwiftUI

struct WeekView: View {
  let days: [Day]

  var body: some View {
    ScrollView(.horizontal) {
      LazyHStack(spacing: 16) {
        ForEach(days) { day in
          DayColumn(day: day)
        }
      }
    }
  }
}

struct DayColumn: View {
  let day: Day

  var body: some View {
    LazyVStack(alignment: .leading) {
      Text(day.name).font(.headline)
      if day.isLoading {
        ProgressView()
      }
      ForEach(day.appointments, id: \.self) { appointment in
        Text(appointment)
      }
    }
    .frame(width: 160)
  }
}
