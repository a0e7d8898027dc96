import Foundation
import ViewGraph

let swapping = ViewHost(ArchivedList())

print("ArchivedList, showing archived routes\n")
swapping.tap("Ridge walk")
swapping.scroll("routes", to: CGPoint(x: 0, y: 120))
print(swapping.toggle("Show archived"))

let repaired = ViewHost(RepairedList())

print("\nRepairedList, showing archived routes\n")
repaired.tap("Ridge walk")
repaired.scroll("routes", to: CGPoint(x: 0, y: 120))
print(repaired.toggle("Show archived"))
