import type { PickupPoint } from "../../../shared/checkout/checkout-order.ts";
import type { FoundPoints } from "../../../shared/delivery/pickup-points.ts";
import { PickupPoints } from "../delivery/pickup-points.tsx";
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

const brokenTiles = {
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
      <Sample name="Fond de carte en panne" wide>
        <form>
          <PickupPoints
            {...relay}
            id="sans-fond"
            name="sans-fond"
            carrier="sans-fond"
            found={found}
            tiles={brokenTiles}
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
