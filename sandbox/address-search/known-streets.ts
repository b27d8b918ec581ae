import { relayPoints } from "../ecommerce/relay-points.ts";

export interface KnownStreet {
  street: string;
  numbers: readonly string[];
  postcode?: string;
  city: string;
}

const streetsOfRelays: readonly KnownStreet[] = relayPoints.flatMap(([id, , line, postcode, city]) => {
  const [, number, street] = /^(\d+) (.+)$/.exec(line) ?? [];
  return id.startsWith("FR") && number && street
    ? [{ street: `${street.charAt(0).toUpperCase()}${street.slice(1)}`, numbers: [number], postcode, city }]
    : [];
});

export const knownStreets: readonly KnownStreet[] = [
  { street: "Rue des Trois Croquettes", numbers: ["4", "4bis", "12"], postcode: "69130", city: "Écully" },
  { street: "Rue des Trois Croquettes", numbers: ["12"], postcode: "76000", city: "Rouen" },
  { street: "Rue de l’Église", numbers: ["1", "12"], postcode: "94240", city: "L’Haÿ-les-Roses" },
  {
    street: "Avenue du Professeur Émile Sergent et de la Commune de Paris",
    numbers: ["3"],
    postcode: "93800",
    city: "Épinay-sur-Seine",
  },
  { street: "Rue sans Code Postal", numbers: [], city: "Nulle-Part" },
  ...streetsOfRelays,
];
