import ViewGraph

/// A product page: pictures, prices, variants to choose from, reviews, and a sheet.
@MainActor func productScreenBenchmarks() -> [Benchmark] {
  Screen(
    name: "product", model: { ProductModel() },
    root: { ProductScreen(model: $0, revision: $1) },
    updates: [
      ScreenUpdate(
        name: "favourite", note: "the heart is tapped", change: { $0.isFavourite.toggle() }),
      ScreenUpdate(
        name: "variant", note: "another size is chosen", change: { $0.size = $0.size == 1 ? 3 : 1 }),
      ScreenUpdate(
        name: "sheet", note: "a sheet is presented",
        change: { $0.showsSizes = true }, undo: { $0.showsSizes = false }),
    ]
  ).benchmarks
}

@MainActor private final class ProductModel: ObservableObject {
  @Published var isFavourite = false
  @Published var size = 1
  @Published var color = 0
  @Published var quantity = 1
  @Published var picture = 0
  @Published var showsSizes = false
  let product = Product()
}

private struct Product {
  let name = "Ridge 40 backpack"
  let price = 129
  let oldPrice: Int? = 159
  let sizes = ["S", "M", "L", "XL"]
  let colors: [Color] = [.green, .orange, .gray]
  let pictures = ["front", "back", "side", "open"]
  let features = [
    ("drop", "Sheds rain for two hours"), ("scalemass", "Weighs 980 g"),
    ("bag", "Holds 40 litres"), ("leaf", "Made of old nets"),
  ]
  let reviews = [
    Review(id: 1, author: "Grace", stars: 5, text: "Has carried me over three passes."),
    Review(id: 2, author: "Edsger", stars: 4, text: "The straps could be longer."),
    Review(id: 3, author: "Barbara", stars: 5, text: "Dry inside after a day of rain."),
  ]
}

private struct Review: Identifiable {
  let id: Int
  let author: String
  let stars: Int
  let text: String
}

private struct ProductScreen: View {
  @ObservedObject var model: ProductModel
  let revision: Int

  private var product: Product { model.product }

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 20) {
        PictureCarousel(
          pictures: product.pictures, selection: $model.picture, isFavourite: $model.isFavourite,
          revision: revision)
        VStack(alignment: .leading, spacing: 20) {
          PriceHeader(product: product, revision: revision)
          ColorChooser(colors: product.colors, selection: $model.color, revision: revision)
          SizeChooser(sizes: product.sizes, selection: $model.size, revision: revision) {
            model.showsSizes = true
          }
          Stepper("Quantity: \(model.quantity)", value: $model.quantity, in: 1...9)
          FeatureList(features: product.features, revision: revision)
          Divider()
          ReviewList(reviews: product.reviews, revision: revision)
        }
        .padding(.horizontal)
      }
    }
    .safeAreaInset(edge: .bottom) {
      BuyBar(total: product.price * model.quantity, revision: revision) { model.quantity = 1 }
    }
    .sheet(isPresented: $model.showsSizes) {
      SizeTable(sizes: product.sizes, revision: revision)
        .presentationDetents([.medium])
    }
    .navigationTitle(product.name)
    .navigationBarTitleDisplayMode(.inline)
  }
}

private struct PictureCarousel: View {
  let pictures: [String]
  @Binding var selection: Int
  @Binding var isFavourite: Bool
  let revision: Int

  var body: some View {
    VStack(spacing: 12) {
      ZStack(alignment: .bottomLeading) {
        Image(pictures[selection])
          .resizable()
          .scaledToFill()
          .frame(height: 320)
          .clipped()
        LinearGradient(
          colors: [.clear, .black.opacity(0.4)], startPoint: .center, endPoint: .bottom)
        Text("\(selection + 1) of \(pictures.count)")
          .font(.caption)
          .foregroundColor(.white)
          .padding()
      }
      .overlay(alignment: .topTrailing) {
        Button {
          isFavourite.toggle()
        } label: {
          Image(systemName: isFavourite ? "heart.fill" : "heart")
            .foregroundColor(isFavourite ? .red : .white)
            .padding(10)
            .background(.ultraThinMaterial, in: Circle())
        }
        .buttonStyle(.plain)
        .padding()
      }
      ScrollView(.horizontal, showsIndicators: false) {
        HStack {
          ForEach(pictures.indices, id: \.self) { index in
            Button {
              selection = index
            } label: {
              Image(pictures[index])
                .resizable()
                .aspectRatio(contentMode: .fill)
                .frame(width: 64, height: 64)
                .cornerRadius(8)
                .overlay {
                  RoundedRectangle(cornerRadius: 8)
                    .stroke(index == selection ? Color.accentColor : Color.clear, lineWidth: 2)
                }
            }
            .buttonStyle(.plain)
          }
        }
        .padding(.horizontal)
      }
    }
  }
}

private struct PriceHeader: View {
  let product: Product
  let revision: Int

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Text(product.name)
        .font(.title)
        .fontWeight(.semibold)
      HStack(alignment: .firstTextBaseline) {
        Text("\(product.price) €")
          .font(.title2)
          .foregroundStyle(.tint)
        if let oldPrice = product.oldPrice {
          Text("\(oldPrice) €")
            .strikethrough()
            .foregroundStyle(.secondary)
        }
        Spacer()
        Stars(count: 5, revision: revision)
        Text("(\(product.reviews.count))")
          .font(.caption)
      }
    }
  }
}

private struct Stars: View {
  let count: Int
  let revision: Int

  var body: some View {
    HStack(spacing: 2) {
      ForEach(0..<5) { index in
        Image(systemName: index < count ? "star.fill" : "star")
          .imageScale(.small)
          .foregroundColor(.yellow)
      }
    }
    .accessibilityLabel("\(count) stars")
  }
}

private struct ColorChooser: View {
  let colors: [Color]
  @Binding var selection: Int
  let revision: Int

  var body: some View {
    HStack(spacing: 12) {
      Text("Colour")
        .font(.headline)
      Spacer()
      ForEach(colors.indices, id: \.self) { index in
        Circle()
          .fill(colors[index].gradient)
          .frame(width: 28, height: 28)
          .overlay {
            if index == selection {
              Circle().stroke(Color.primary, lineWidth: 2)
            }
          }
          .onTapGesture { selection = index }
      }
    }
  }
}

private struct SizeChooser: View {
  let sizes: [String]
  @Binding var selection: Int
  let revision: Int
  let showTable: @MainActor () -> Void

  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        Text("Size")
          .font(.headline)
        Spacer()
        Button("Size table", action: showTable)
          .font(.caption)
      }
      HStack {
        ForEach(sizes.indices, id: \.self) { index in
          Button(sizes[index]) { selection = index }
            .buttonStyle(ChoiceButtonStyle(isChosen: index == selection))
        }
      }
    }
  }
}

private struct ChoiceButtonStyle: ButtonStyle {
  let isChosen: Bool

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .frame(maxWidth: .infinity)
      .padding(.vertical, 10)
      .background(isChosen ? Color.accentColor : Color.gray.opacity(0.2))
      .foregroundColor(isChosen ? .white : .primary)
      .clipShape(RoundedRectangle(cornerRadius: 10))
      .scaleEffect(configuration.isPressed ? 0.95 : 1)
  }
}

private struct FeatureList: View {
  let features: [(String, String)]
  let revision: Int

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      ForEach(features, id: \.0) { symbol, text in
        Label(text, systemImage: symbol)
          .font(.callout)
          .labelStyle(.titleAndIcon)
      }
    }
  }
}

private struct ReviewList: View {
  let reviews: [Review]
  let revision: Int

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text("Reviews")
        .font(.headline)
      ForEach(reviews) { review in
        VStack(alignment: .leading, spacing: 4) {
          HStack {
            Text(review.author)
              .font(.subheadline)
              .bold()
            Spacer()
            Stars(count: review.stars, revision: revision)
          }
          Text(review.text)
            .font(.body)
            .lineLimit(3)
        }
        .padding()
        .background(Color.gray.opacity(0.1))
        .cornerRadius(12)
        .shadow(radius: 2)
      }
    }
  }
}

private struct BuyBar: View {
  let total: Int
  let revision: Int
  let buy: @MainActor () -> Void

  var body: some View {
    HStack {
      VStack(alignment: .leading) {
        Text("Total")
          .font(.caption)
          .foregroundStyle(.secondary)
        Text("\(total) €")
          .font(.headline)
          .monospacedDigit()
      }
      Spacer()
      Button(action: buy) {
        Label("Add to bag", systemImage: "bag")
          .frame(maxWidth: 200)
      }
      .buttonStyle(.borderedProminent)
      .controlSize(.large)
    }
    .padding()
    .background(.regularMaterial)
  }
}

private struct SizeTable: View {
  let sizes: [String]
  let revision: Int
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack(spacing: 8) {
      ForEach(sizes, id: \.self) { size in
        HStack {
          Text(size).bold()
          Spacer()
          Text("Back length")
        }
      }
      Button("Done") { dismiss() }
    }
    .padding()
  }
}
