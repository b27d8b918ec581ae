import { singularOf } from "./words.ts";

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
  "sensible, allergie, allergique, intolerant",
  "digestion, digestif, digestive, intestin, transit, vomit, vomissement, diarrhee",
  "boeuf, beef",
  "poulet, chicken",
  "saumon, salmon",
  "sans cereale, sans gluten, grain free, sans ble",
  "livraison, expedition, envoi",
  "remboursement, retour, retractation",
  "magasin, boutique",
].map((line) => line.split(", "));

/** No pack names a breed: it names a size or a kind. */
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

export function synonymsOf(singular: string): readonly string[] {
  return others.get(singular) ?? [];
}

/** Replaces a phrase by the words of the packs: "grain free" is "sans cereale". */
export function withKnownPhrases(singulars: readonly string[]): readonly string[] {
  const text = ` ${singulars.join(" ")} `;
  const known = phrases.find(([phrase]) => text.includes(` ${phrase} `));
  if (!known) return singulars;
  const [phrase, usual] = known;
  return text.replace(` ${phrase} `, ` ${usual} `).trim().split(" ");
}

const isPhrase = (words: string) => words.includes(" ");

const inSingular = (phrase: string) => phrase.split(" ").map(singularOf).join(" ");

const others = new Map(
  groups.flatMap((group) => {
    const single = group.filter((words) => !isPhrase(words)).map(singularOf);
    return single.map((word) => [word, single.filter((other) => other !== word)] as const);
  }),
);

const phrases = [
  ...groups.flatMap(([usual = "", ...rest]) =>
    rest.filter(isPhrase).map((phrase) => [inSingular(phrase), usual] as const),
  ),
  // The longest first: "golden retriever" before "golden".
  ...breeds.flatMap(([usual, names]) =>
    names
      .split(", ")
      .toSorted((one, other) => other.length - one.length)
      .map((name) => [inSingular(name), usual] as const),
  ),
];
