import ViewGraph

let swapping = ViewHost(ExpandingCard())

print("ExpandingCard, collapsing\n")
swapping.type("start early", into: "note")
let swappedAway = swapping.tap("Ridge walk")
print(swappedAway)

// Otherwise the second tap would meet the first card while it still leaves, and revive it.
swapping.finishRemovals()

print("\nExpandingCard, expanding\n")
swapping.type("bring a map", into: "note")
let swappedBack = swapping.tap("Ridge walk")
print(swappedBack)

print("\nExpandingCard, both directions\n")
print(report(bothDirections: swappedAway, swappedBack))

let repaired = ViewHost(RepairedCard())

print("\nRepairedCard, collapsing\n")
repaired.type("start early", into: "note")
let collapsed = repaired.tap("Ridge walk")
print(collapsed)

repaired.finishRemovals()

print("\nRepairedCard, expanding\n")
let expanded = repaired.tap("Ridge walk")
print(expanded)

print("\nRepairedCard, both directions\n")
print(report(bothDirections: collapsed, expanded))
