import { type Word, wordsOf } from "../text/words.ts";

/** Foods by the allergy whose recipes are left out for them. */
const foods = {
  "allergy-chicken": [
    "poulet",
    "poulets",
    "poule",
    "volaille",
    "volailles",
    "dinde",
    "canard",
    "oeuf",
    "oeufs",
  ],
  "allergy-beef": ["boeuf", "veau"],
  "allergy-fish": ["poisson", "poissons", "saumon", "thon", "truite"],
} as const;

export type AvoidedAllergy = keyof typeof foods;

const allergyOf: ReadonlyMap<string, AvoidedAllergy> = new Map(
  (Object.keys(foods) as AvoidedAllergy[]).flatMap((code) =>
    foods[code].map((food) => [food, code] as const),
  ),
);

const isNegation = (plain: string) => plain === "sans" || /^(alergi|allergi|intoleran)/.test(plain);
const prepositions = new Set(["a", "au", "aux", "d", "de", "des", "du", "l", "la", "le", "les"]);
const conjunctions = new Set(["et", "ni", "ou"]);
const animals = new Set(["chat", "chats", "chaton", "chatte", "chien", "chiens", "chienne", "chiot"]);

interface Avoided {
  allergies: AvoidedAllergy[];
  /** The query without the foods to avoid. */
  rest: string;
}

/** "sans poulet" and "allergique au poulet" ask for recipes without it, which a search by words cannot find. */
export function avoidedIn(query: string): Avoided {
  const allergies = new Set<AvoidedAllergy>();
  const gone: Word[] = [];
  let pending: Word[] | null = null;
  let asksFood = false;
  for (const word of wordsOf(query)) {
    const allergy = allergyOf.get(word.plain);
    if (isNegation(word.plain)) {
      pending = [...(pending ?? []), word];
      asksFood = true;
    } else if (pending && asksFood && allergy) {
      allergies.add(allergy);
      gone.push(...pending, word);
      pending = [];
      asksFood = false;
    } else if (pending && (prepositions.has(word.plain) || conjunctions.has(word.plain))) {
      pending.push(word);
      asksFood ||= conjunctions.has(word.plain);
    } else if (!(pending && asksFood && animals.has(word.plain))) pending = null;
  }
  return { allergies: [...allergies], rest: without(query, gone) };
}

function without(query: string, words: readonly Word[]): string {
  const kept = words.reduceRight(
    (text, { start, end }) => `${text.slice(0, start)} ${text.slice(end)}`,
    query,
  );
  return words.length > 0 ? kept.replaceAll(/[\s,;'’-]+/g, " ").trim() : query;
}
