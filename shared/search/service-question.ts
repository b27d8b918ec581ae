import { wordsOf } from "../text/words.ts";

/** Pages that answer a question to customer service. */
export type ServicePlace = "orders" | "subscriptions" | "shops" | "contact";

/** Beginnings of words without accents, with the page that answers them best. */
const beginnings: readonly [ServicePlace, string[]][] = [
  ["orders", "annul colis commande expedi factur livr rembours renvoy retour retract".split(" ")],
  ["subscriptions", ["abonnement", "desabonn", "resili"]],
  ["shops", ["horaire", "magasin"]],
  ["contact", ["contact", "desinscri", "paiement", "parrain", "paypal", "telephon", "virement"]],
];

const phrases = ["code promo", "frais de port", "mot de passe", "service client"];

/** Pages for a query that asks for something of the shop itself, which advice answers before any food; else none. */
export function servicePlaces(query: string): ServicePlace[] {
  const words = wordsOf(query).map(({ plain }) => plain);
  const text = ` ${words.join(" ")} `;
  const places = beginnings.flatMap(([place, starts]) =>
    words.some((word) => starts.some((start) => word.startsWith(start))) ? place : [],
  );
  if (places.length === 0 && !phrases.some((phrase) => text.includes(` ${phrase} `))) return [];
  return [...new Set([...places, "contact" as const])];
}
