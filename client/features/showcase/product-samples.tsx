import type { ProductCard } from "../../../shared/product/product.ts";
import { Price, PricePerKilo } from "../../ui/price.tsx";
import { ProductGrid } from "../product/card/product-grid.tsx";
import { JoinedParcel } from "../subscription/join/joined-parcel.tsx";
import { longName, Sample, Samples } from "./samples.tsx";

const plain: ProductCard = {
  sku: "exemple",
  href: "#contenu",
  name: "Croquettes chien adulte\u00a0– Poulet fermier & riz",
  subtitle: "Poulet fermier et riz, pour le chien adulte de toutes tailles",
  image: null,
  rating: 4.4,
  reviewCount: 14,
  price: 2190,
  weight: 2000,
  several: true,
  format: "2\u00a0kg",
  inStock: true,
  ration: "Chien de 15\u00a0kg\u00a0: 220\u00a0g et 1,98\u00a0€ par jour",
  badges: ["Sans céréales", "Petit chien"],
};

const cards: ProductCard[] = [
  plain,
  { ...plain, sku: "reduit", name: "Prix réduit", price: 1990, lowestPrice30Days: 2490, several: false },
  { ...plain, sku: "epuise", name: longName, inStock: false, rating: null, reviewCount: 0 },
  { ...plain, sku: "sans-prix", name: "Sans prix", price: null, weight: null, inStock: false },
];

export function ProductSamples() {
  return (
    <Samples title="Prix et produits">
      <Sample name="Prix">
        <Price amount={1290} from="dès" /> <PricePerKilo amount={1290} weight={2000} />
      </Sample>
      <Sample name="Prix réduit">
        <Price amount={1990} lowestPrice30Days={2490} />
      </Sample>
      <Sample name="Prix réduit au-delà du plafond">
        <Price amount={990} lowestPrice30Days={2490} />
      </Sample>
      <Sample name="Prix inconnu, produit offert">
        <Price amount={null} />
        <Price amount={0} />
      </Sample>
      <Sample name="Fiche de liste" wide>
        <ProductGrid products={cards} />
      </Sample>
      <Sample name="Deux abonnements en un colis" wide>
        <JoinedParcel
          text={`Les repas d’Oslo et ${longName}\u00a0: 9,80\u00a0€ de livraison pour deux colis. En un seul, la livraison est offerte.`}
          steps={[
            { name: `Ajouter à chaque colis\u00a0: 2\u00a0×\u00a0${longName}`, href: "#contenu" },
            { name: "Puis résilier Les repas de Mirabelle" },
          ]}
        />
      </Sample>
    </Samples>
  );
}
