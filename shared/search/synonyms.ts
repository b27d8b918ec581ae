export type Synonym =
  | { objectID: string; type: "synonym"; synonyms: string[] }
  | { objectID: string; type: "oneWaySynonym"; input: string; synonyms: string[] };

const groups = [
  "chien, toutou, canin, canine, dog",
  "chat, minou, felin, feline, matou, cat",
  "chiot, puppy, junior",
  "chaton, kitten",
  "croquette, kibble, aliment sec",
  "patee, terrine, boite, conserve, nourriture humide, aliment humide",
  "friandise, gourmandise, recompense, snack",
  "senior, vieux, vieille",
  "sterilise, castre, operee",
  "light, allege, minceur, regime, surpoids",
  "sensible, allergie, allergique, intolerant, hypoallergenique, hypo allergenique, anallergique",
  "digestion, digestif, digestive, intestin, transit, vomit, vomissement, diarrhee",
  "boeuf, beef",
  "poulet, chicken",
  "saumon, salmon",
  "sans cereale, sans gluten, grain free, sans ble",
  "livraison, expedition, envoi, frais de port",
  "offert, offerte, gratuit, gratuite",
  "remboursement, retour, retractation",
  "magasin, boutique",
].map((line) => line.split(", "));

/** Packs never name a breed, only a size or a kind of animal. */
const breeds = [
  [
    "grand chien",
    "labrador, golden, retriever, golden retriever, berger, berger allemand, rottweiler, dalmatien, husky, boxer, terre-neuve, leonberg, dogue, bouvier",
  ],
  [
    "petit chien",
    "chihuahua, yorkshire, york, bichon, caniche, carlin, shih tzu, teckel, jack russell, spitz, cavalier",
  ],
  [
    "moyen chien",
    "bouledogue, cocker, beagle, border collie, epagneul, springer, staffie, shiba, bouledogue francais",
  ],
  ["chat", "persan, siamois, chartreux, bengal, ragdoll, birman, maine coon, angora, sphynx"],
] as const;

const idOf = (words: string) => words.replaceAll(/[^a-z]+/g, "-");

export const synonyms: readonly Synonym[] = [
  ...groups.map((group) => ({ objectID: idOf(group[0] ?? ""), type: "synonym" as const, synonyms: group })),
  ...breeds.flatMap(([usual, names]) =>
    names.split(", ").map((input) => ({
      objectID: `race-${idOf(input)}`,
      type: "oneWaySynonym" as const,
      input,
      synonyms: [usual],
    })),
  ),
];
