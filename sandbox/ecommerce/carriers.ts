import { isDelivered } from "../../shared/address/delivered-place.ts";
import type { Country } from "./vat.ts";

export interface Carrier {
  code: string;
  name: string;
  description: string;
  kind: "home" | "relay" | "shop";
  price: number;
  maximumWeight: number;
  countries: readonly Country[];
  parcels?: { name: string; prefix: string };
}

export const carriers: readonly Carrier[] = [
  {
    code: "colissimo",
    name: "Colissimo à domicile",
    description: "Livré chez vous en 2 à 3 jours ouvrés, avec suivi.",
    kind: "home",
    price: 490,
    maximumWeight: 30_000,
    countries: ["FR"],
    parcels: { name: "Colissimo", prefix: "6A" },
  },
  {
    code: "bpost",
    name: "Bpost et Post Luxembourg à domicile",
    description: "Livré chez vous en 3 à 4 jours ouvrés, avec suivi.",
    kind: "home",
    price: 590,
    maximumWeight: 30_000,
    countries: ["BE", "LU"],
    parcels: { name: "Bpost", prefix: "3232" },
  },
  {
    code: "transporteur-lourd",
    name: "Transporteur sur rendez-vous",
    description:
      "Livré à l’étage, au jour qui vous convient, en 3 à 5 jours ouvrés. Prend aussi les colis de plus de 30 kg.",
    kind: "home",
    price: 990,
    maximumWeight: 200_000,
    countries: ["FR", "BE", "LU"],
    parcels: { name: "Transports du Rhône", prefix: "TR" },
  },
  {
    code: "mondial-relay",
    name: "Mondial Relay en point relais",
    description: "Au point relais de votre choix en 3 à 5 jours ouvrés, gardé 8 jours.",
    kind: "relay",
    price: 390,
    maximumWeight: 20_000,
    countries: ["FR", "BE", "LU"],
    parcels: { name: "Mondial Relay", prefix: "MR" },
  },
  {
    code: "retrait-magasin",
    name: "Retrait en magasin Museau",
    description: "Prêt en 1 à 2 jours ouvrés dans le magasin de votre choix, gardé 14 jours.",
    kind: "shop",
    price: 0,
    maximumWeight: 100_000,
    countries: ["FR", "BE", "LU"],
  },
];

export function carrierOf(code: string | null): Carrier | undefined {
  return carriers.find((carrier) => carrier.code === code);
}

interface Parcel {
  country: Country;
  postcode?: string | null | undefined;
  weight: number;
}

export function carriersFor({ country, postcode = null, weight }: Parcel): Carrier[] {
  if (!isDelivered({ countryCode: country, postcode })) return [];
  return carriers.filter(
    ({ countries, maximumWeight }) => countries.includes(country) && weight <= maximumWeight,
  );
}

export function weightOf(items: readonly { quantity: number; variant: { weight: number } }[]): number {
  return items.reduce((sum, { quantity, variant }) => sum + quantity * variant.weight, 0);
}
