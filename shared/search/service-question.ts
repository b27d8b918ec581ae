import { wordsOf } from "./words.ts";

/** Beginnings of words without accents. */
const beginnings = [
  ..."abonnement annul colis commande contact desabonn desinscri expedi factur horaire livr magasin paiement".split(
    " ",
  ),
  ..."parrain paypal rembours renvoy resili retour retract telephon virement".split(" "),
];

const phrases = ["code promo", "frais de port", "mot de passe", "service client"];

/** True if the query asks for something of the shop itself, which advice answers before any food. */
export function asksForService(query: string): boolean {
  const words = wordsOf(query).map(({ plain }) => plain);
  const text = ` ${words.join(" ")} `;
  return (
    words.some((word) => beginnings.some((start) => word.startsWith(start))) ||
    phrases.some((phrase) => text.includes(` ${phrase} `))
  );
}
