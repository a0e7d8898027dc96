import ViewGraph

let swapping = ViewHost(EditableField())

print("EditableField, from editing to reading\n")
swapping.focus("Name")
swapping.type("Ada", into: "Name")
print(swapping.tap("Edit"))

let repaired = ViewHost(RepairedField())

print("\nRepairedField, from editing to reading\n")
repaired.focus("Name")
repaired.type("Ada", into: "Name")
print(repaired.tap("Edit"))
