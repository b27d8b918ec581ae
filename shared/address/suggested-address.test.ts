import { expect, test } from "vitest";
import { parseForm } from "../forms/form-rules.ts";
import { addressRules, inputsForAddress } from "./address-form.ts";
import { addressQuestion, fittedSuggestion, streetLineOf } from "./suggested-address.ts";

test.each([
  ["12 rue des ba", "Rue des Barres", "12 Rue des Barres"],
  ["12bis, rue des ba", "Rue des Barres", "12bis Rue des Barres"],
  ["12 ter rue des ba", "Rue des Barres", "12 ter Rue des Barres"],
  ["12 B rue des ba", "Rue des Barres", "12 B Rue des Barres"],
  ["12 barres", "Rue des Barres", "12 Rue des Barres"],
  ["12 rue des ba", "12 Rue des Barres", "12 Rue des Barres"],
  ["rue des ba", "Rue des Barres", "Rue des Barres"],
  ["rue du 8 mai", "Rue du 8 Mai 1945", "Rue du 8 Mai 1945"],
])("%s and %s are %s", (typed, street, line) => expect(streetLineOf(typed, { street })).toBe(line));

test.each([
  [undefined, ""],
  ["  «12,  rue de l’Église ", "12, rue de l'Église"],
  ["-- 8 bd", "8 bd"],
  ["a".repeat(500), "a".repeat(200)],
])("%s is asked as %s", (typed, question) => expect(addressQuestion(typed)).toBe(question));

const known = [
  [
    "12 bd",
    "Boulevard du Maréchal de Lattre de Tassigny",
    "69009",
    "Lyon",
    "12 bd du Mal de Lattre de Tassigny",
  ],
  [
    "3 av",
    "Avenue du Professeur Émile Sergent et de la Commune de Paris",
    "93800",
    "Épinay-sur-Seine",
    "3 av Pr Émile Sergent et Commune Paris",
  ],
  ["12 rue", "Rue de l’Église", "94240", "L’Haÿ-les-Roses", "12 Rue de l'Église"],
  [
    "1 pl",
    "Place du Général de Gaulle et des Résistants",
    "29000",
    "Quimper",
    "1 pl Gal de Gaulle et des Résistants",
  ],
  [
    "140 av",
    "Avenue du Général de Division Philippe Leclerc",
    "35000",
    "Rennes",
    "140 av Gal Division Philippe Leclerc",
  ],
  [
    "7 al",
    "Allée du Docteur Jean-Baptiste Charcot",
    "44000",
    "Nantes",
    "7 all du Docteur Jean-Baptiste Charcot",
  ],
  [
    "7 ch",
    "Chemin de Saint-Antoine à Saint-Joseph",
    "13015",
    "Marseille 15e Arrondissement",
    "7 che de Saint-Antoine à Saint-Joseph",
  ],
  ["4 rue", "Rue du Capitaine (Pilote) Rolland Garros", "64000", "Pau", "4 Rue du Cne Pilote Rolland Garros"],
  [
    "8 rue",
    "Rue des Frères A & B",
    "51290",
    "Saint-Remy-en-Bouzemont-Saint-Genest-et-Isson",
    "8 Rue des Frères A et B",
  ],
  [
    "2 rue",
    "Rue de la Vieille Forge",
    "70100",
    "Beaujeu-Saint-Vallier-Pierrejux-et-Quitteur",
    "2 Rue de la Vieille Forge",
  ],
] as const;

test.each(known)(
  "typed %o, %s in %s %s is an address that the form accepts",
  async (typed, street, postcode, city, line) => {
    const fitted = fittedSuggestion(typed, { street, postcode, city });
    expect(fitted?.street).toBe(line);
    const { errors } = await parseForm(addressRules(["FR"]), {
      ...inputsForAddress({
        countryCode: "FR",
        firstName: "Nadia",
        lastName: "Bernard",
        phoneNumber: "+33612345678",
        ...fitted,
      }),
      phoneNumber_country: "FR",
    });
    expect(errors).toBeUndefined();
  },
);

test.each([
  [
    "a street without a spelling that fits",
    "Rue de l'Institut-National-de-la-Recherche-Agronomique-et-Vétérinaire",
    "69002",
    "Lyon",
  ],
  ["a sign inside a word", "Rue P@lace", "69002", "Lyon"],
  ["a postcode of elsewhere", "Rue Haute", "1000", "Bruxelles"],
])("%s is not suggested", (_, street, postcode, city) => {
  expect(fittedSuggestion("1 rue", { street, postcode, city })).toBeUndefined();
});

test("an entry of the address book and a name from elsewhere are filled in as the form accepts them", async () => {
  const inputs = inputsForAddress({
    firstName: "Zoé 🐾",
    lastName: "Bernard (Pro)",
    countryCode: "FR",
    street: "12, Boulevard du Maréchal de Lattre de Tassigny",
    street2: "Rés. « Les Lilas »",
    postcode: "69 009",
    city: "Saint-Martin-de-Bienfaite-la-Cressonnière",
    phoneNumber: "+33612345678",
  });
  expect(
    (await parseForm(addressRules(["FR"]), { ...inputs, phoneNumber_country: "FR" })).errors,
  ).toBeUndefined();
});

test.each([
  ["12-14 boulevard Voltaire", "Boulevard Voltaire", "12-14 Boulevard Voltaire"],
  ["12/14 boulevard Voltaire", "Boulevard Voltaire", "12-14 Boulevard Voltaire"],
  ["12 l'Orée du Bois", "L'Orée du Bois", "12 L'Orée du Bois"],
  ["N° 8 cours Mirabeau", "Cours Mirabeau", "8 Cours Mirabeau"],
  ["Bât 3, 12 rue de Siam", "Rue de Siam", "12 Rue de Siam"],
  ["12 B rue de Siam", "Rue de Siam", "12 B Rue de Siam"],
  ["8 mai 1945", "Rue du 8 Mai 1945", "Rue du 8 Mai 1945"],
  ["14 juillet", "Rue du 14 Juillet", "Rue du 14 Juillet"],
  ["8 av du 8 mai 1945", "Avenue du 8 Mai 1945", "8 Avenue du 8 Mai 1945"],
  ["8 8 mai 1945", "Rue du 8 Mai 1945", "8 Rue du 8 Mai 1945"],
  ["12 rue du 8 mai 1945", "Rue du 8 Mai 1945", "12 Rue du 8 Mai 1945"],
  ["1er mai", "Place du Premier Mai", "Place du Premier Mai"],
])("beside %s the street %s is suggested as %s", (typed, street, line) => {
  expect(streetLineOf(typed, { street })).toBe(line);
});
