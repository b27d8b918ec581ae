import type { PickupPoint } from "../../../shared/checkout/checkout-order.ts";
import type { FoundPoints } from "../../../shared/delivery/pickup-points.ts";
import { shopName } from "../../../shared/identity.ts";
import type { ListedShop } from "../../../shared/shops/shop-view.ts";
import { PickupPoints } from "../delivery/pickup-points.tsx";
import { ShopFinder } from "../shops/shop-finder.tsx";
import { longName, Sample, Samples } from "./samples.tsx";

const day = [
  { from: "09:00", to: "12:30" },
  { from: "14:00", to: "19:00" },
];

const point = (id: string, name: string, more: Partial<PickupPoint> = {}): PickupPoint => ({
  id,
  name,
  street: "18 Grande Rue de la Croix-Rousse",
  postcode: "69004",
  city: "Lyon",
  countryCode: "FR",
  latitude: 45.7745,
  longitude: 4.8301,
  openingHours: [[], day, day, day, day, day, []],
  active: true,
  distance: 1.2,
  ...more,
});

const found: FoundPoints = {
  query: "69002",
  outcome: "found",
  points: [
    point("a", "Tabac de la Croix-Rousse"),
    point("b", longName, { latitude: 45.76, longitude: 4.86, openingHours: [], distance: null }),
    point("c", "Librairie du Gros Caillou", { active: false, latitude: 45.7729, longitude: 4.8347 }),
    point("d", "Consigne de la Croix-Rousse"),
  ],
};

const shops: ListedShop[] = [
  ["strasbourg", "Strasbourg", 48.5792, 7.7525],
  ["lyon-vaise", "Lyon", 45.7797, 4.8052],
  ["villeurbanne", "Villeurbanne", 45.7663, 4.8795],
  ["nice", "Nice", 43.6978, 7.2853],
].map(([slug, city, latitude, longitude], index) => ({
  slug: String(slug),
  name: `${shopName} ${city}`,
  street: `${index + 1} rue de l’Exemple`,
  postcode: "00000",
  city: String(city),
  country: "FR",
  latitude: Number(latitude),
  longitude: Number(longitude),
  hours: { week: { wednesday: [{ opens: "10:00", closes: "19:00" }] }, closings: [], openings: [] },
  distance: null,
}));

/** The demo has none: both maps show what remains of a map without tiles. */
const tiles = {
  url: "/_sandbox/tuiles/{z}/{x}/{y}.png",
  attribution: "© Exemple",
  host: null,
};

export function PointSamples() {
  const relay = {
    carrier: "mondial-relay",
    kind: "relay",
    countryCode: "FR",
    chosen: "",
    tiles: null,
  } as const;
  return (
    <Samples title="Points de retrait">
      <Sample name="Points autour d’un lieu" wide>
        <form>
          <PickupPoints {...relay} id="points" name="points" found={found} chosen="a" />
        </form>
      </Sample>
      <Sample name="Magasins avec carte" wide>
        <ShopFinder shops={shops} moment={Date.UTC(2026, 10, 25, 10)} from={null} tiles={tiles} />
      </Sample>
      <Sample name="Points avec carte" wide>
        <form>
          <PickupPoints
            {...relay}
            id="sans-fond"
            name="sans-fond"
            carrier="sans-fond"
            found={found}
            tiles={tiles}
          />
        </form>
      </Sample>
      <Sample name="Ville inconnue" wide>
        <form>
          <PickupPoints
            {...relay}
            id="sans-point"
            name="sans-point"
            error="Choisissez le point où vous retirerez votre commande."
            found={{ query: "6900", outcome: "wrong", points: [] }}
          />
        </form>
      </Sample>
    </Samples>
  );
}
