import ViewGraph

let timeline = SwitchTimeline()

/// Times in hundredths of a second.
func times(_ hundredths: Int...) -> [Duration] { hundredths.map { .milliseconds($0 * 10) } }

print("A switch\n")
print(timeline.rows(taps: times(0), moments: times(0, 5, 10, 15, 20, 25, 30, 40, 50)))

print("\nA switch back half-way through the first fade\n")
print(timeline.rows(taps: times(0, 10), moments: times(0, 5, 10, 15, 20, 25, 30, 40)))

print("\nThree taps in a row\n")
print(timeline.rows(taps: times(0, 10, 30), moments: times(0, 5, 10, 15, 20, 25, 30, 40, 50, 60, 70, 80)))
