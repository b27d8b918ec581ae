import type { Weekday } from "../../../shared/shops/shop.ts";
import type { Image } from "../../content-system/entries/fields.ts";
import type { OpeningHours, Shop, Spell } from "../../content-system/entries/shop.ts";

export interface ShopFront {
  wall: "limestone" | "brick" | "pink-brick" | "ochre" | "timber" | "sandstone" | "white";
  awning: "terracotta" | "mustard" | "lake" | "plum" | "forest";
  animal: "dog" | "cat" | "both";
}

export interface ShopEntry extends Omit<Shop, "image" | "seo" | "hours"> {
  hours: OpeningHours;
  front: ShopFront;
}

const announced = [2026, 2027, 2028];

export const everyYear = (day: string) => announced.map((year) => `${year}-${day}`);

export const spell = (opens: string, closes: string): Spell => ({ opens, closes });

export function week(
  days: readonly Weekday[],
  spells: Spell[],
  others: Partial<Record<Weekday, Spell[]>> = {},
): OpeningHours["week"] {
  const all: Weekday[] = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];
  return Object.fromEntries(all.map((day) => [day, others[day] ?? (days.includes(day) ? spells : [])]));
}

export const tuesdayToSaturday: Weekday[] = ["tuesday", "wednesday", "thursday", "friday", "saturday"];
export const mondayToSaturday: Weekday[] = ["monday", ...tuesdayToSaturday];
export const mondayToFriday: Weekday[] = ["monday", "tuesday", "wednesday", "thursday", "friday"];

export const shortEves: OpeningHours["openings"] = [...everyYear("12-24"), ...everyYear("12-31")]
  .filter((date) => new Date(`${date}T00:00:00Z`).getUTCDay() !== 0)
  .map((date) => ({ date, spells: [spell("09:30", "17:00")], reason: "Veille de fête" }));

export const advent: OpeningHours["openings"] = [
  "2026-12-13",
  "2026-12-20",
  "2027-12-12",
  "2027-12-19",
  "2028-12-10",
  "2028-12-17",
].map((date) => ({ date, spells: [spell("10:00", "18:00")], reason: "Dimanche de l’Avent" }));

export const stocktaking: OpeningHours["closings"] = ["2027-01-05", "2028-01-04"].map((from) => ({
  from,
  reason: "Inventaire",
}));

export const pickUp = {
  title: "Retrait de commande",
  text: "Prête en deux jours ouvrés, gardée deux semaines.",
};
export const scales = {
  title: "Pesée et ration",
  text: "Une balance à plat, et dix minutes pour refaire le point.",
};
export const tasting = {
  title: "Dégustation",
  text: "Une poignée à emporter de la plupart de nos recettes de croquettes.",
};
export const donation = {
  title: "Don de sacs entamés",
  text: "Propres et encore bons, nous les portons au refuge le plus proche.",
};
export const grooming = { title: "Toilettage", text: "Sur rendez-vous, du mardi au samedi." };
export const cityDelivery = {
  title: "Livraison à vélo",
  text: "Dans la journée, jusqu’à cinq kilomètres.",
};
export const fitting = { title: "Essayage de harnais", text: "De la plus petite taille à la plus grande." };

export const stepFree = "Entrée de plain-pied, portes automatiques.";
export const ramp = "Une marche à l’entrée : rampe mobile sur simple sonnerie.";
export const wideAisles = "Allées de 1,20 m au moins, comptoir abaissé.";
export const guideDogs = "Les chiens guides et d’assistance sont chez eux, comme tous les autres.";
export const loop = "Boucle magnétique à la caisse.";

export function shopImage(slug: string, city: string): Image {
  return {
    url: `scenes/magasin-${slug}.svg`,
    alternativeText: `La devanture du magasin Museau de ${city}`,
    width: 1200,
    height: 900,
  };
}
