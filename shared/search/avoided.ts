import { type Word, wordsOf } from "../text/words.ts";

/** Words by the code of what recipes are proved to be free of. */
const words = {
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
  "allergy-fish": ["poisson", "poissons", "saumon", "thon", "truite", "hareng", "sardine", "cabillaud"],
  "meat-lamb": ["agneau", "mouton"],
  "meat-pork": ["porc", "cochon", "jambon"],
  "meat-rabbit": ["lapin", "lapins"],
} as const;

export type AvoidedFood = keyof typeof words;

const codeOf: ReadonlyMap<string, AvoidedFood> = new Map(
  (Object.keys(words) as AvoidedFood[]).flatMap((code) => words[code].map((word) => [word, code] as const)),
);

const isNegation = (plain: string) => plain === "sans" || /^(alergi|allergi|intoleran)/.test(plain);
const prepositions = new Set(["a", "au", "aux", "d", "de", "des", "du", "l", "la", "le", "les"]);
const conjunctions = new Set(["et", "ni", "ou"]);
const animals = new Set(["chat", "chats", "chaton", "chatte", "chien", "chiens", "chienne", "chiot"]);

interface Avoided {
  foods: AvoidedFood[];
  /** The query without the foods to avoid. */
  rest: string;
}

/** "sans poulet" and "allergique au poulet" ask for recipes without it, which a search by words cannot find. */
export function avoidedIn(query: string): Avoided {
  const avoided = new Set<AvoidedFood>();
  const gone: Word[] = [];
  let pending: Word[] | null = null;
  let asksFood = false;
  for (const word of wordsOf(query)) {
    const code = codeOf.get(word.plain);
    if (isNegation(word.plain)) {
      pending = [...(pending ?? []), word];
      asksFood = true;
    } else if (pending && asksFood && code) {
      avoided.add(code);
      gone.push(...pending, word);
      pending = [];
      asksFood = false;
    } else if (pending && (prepositions.has(word.plain) || conjunctions.has(word.plain))) {
      pending.push(word);
      asksFood ||= conjunctions.has(word.plain);
    } else if (!(pending && asksFood && animals.has(word.plain))) pending = null;
  }
  return { foods: [...avoided], rest: without(query, gone) };
}

function without(query: string, gone: readonly Word[]): string {
  const kept = gone.reduceRight(
    (text, { start, end }) => `${text.slice(0, start)} ${text.slice(end)}`,
    query,
  );
  return gone.length > 0 ? kept.replaceAll(/[\s,;'’-]+/g, " ").trim() : query;
}
