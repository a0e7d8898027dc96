import ViewGraph

print("A route with a creator\n")
print(page(RouteScreen()))

print("\nWithout one, its labels and their box hidden: a hole of 80 points\n")
print(page(RouteScreen(hasCreator: false)))

print("\nThe height of the box 0 with priority 850: a hole of 20 points\n")
print(page(RouteScreen(hasCreator: false, closing: .height(850))))

print("\nWith priority 999: closed, but the labels may stand in several places\n")
let tied = RouteScreen(hasCreator: false, closing: .height(999))
print(page(tied))
print("\n" + issues(tied, .ambiguity))

print("\nWith priority 999 and no two priorities equal: every frame is decided\n")
print(page(RouteScreen(hasCreator: false, closing: .height(999), priorities: .staged)))

print("\nWith distances that are required, too\n")
print(issues(RouteScreen(hasCreator: false, closing: .height(1000), priorities: .required), .conflict))

print("\nFrom 999 to 1000 while installed\n")
print(requiredChange())

print("\nWhat moves in between, from 80 points to none in 0.3 s\n")
print(between())

print("\nWithout constraints: the box collapses\n")
print(collapsing())

print("\nWhat moves while it does\n")
print(collapse())
