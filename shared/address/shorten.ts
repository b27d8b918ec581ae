export const longestLine = 38;
export const longestTown = 33;

/** Follows La Poste's order of abbreviation. Undefined if no spelling fits in 38 characters. */
export function shortLine(line: string): string | undefined {
  return firstWithin(longestLine, [
    line,
    (text) => replaceFirst(text, streetKind, kinds),
    ...Array.from({ length: 6 }, () => (text: string) => replaceFirst(text, title, titles)),
    ...Array.from({ length: 6 }, () => withoutSmallWord),
  ]);
}

/** Shortens a town to 33 characters. Cutting off its end is safe, because La Poste sorts by postcode. */
export function shortTown(town: string): string {
  const short = firstWithin(longestTown, [
    town,
    ...Array.from({ length: 4 }, () => (text: string) => replaceFirst(text, saint, titles)),
    ...Array.from({ length: 8 }, () => withoutSmallWord),
  ]);
  return short ?? beginningOf(town.replace(/\bSaint(e?)\b/gi, "St$1"));
}

type Step = (text: string) => string;

function firstWithin(most: number, [first, ...steps]: [string, ...Step[]]): string | undefined {
  let text = first;
  for (const step of steps) {
    if (text.length <= most) return text;
    text = step(text);
  }
  return text.length <= most ? text : undefined;
}

const replaceFirst = (text: string, words: RegExp, shorts: Readonly<Record<string, string>>) =>
  text.replace(words, (word) => shorts[word.toLowerCase()] ?? word);

const withoutSmallWord: Step = (text) =>
  text.replace(
    /(?<=[\p{Letter}\d])([ -])(?:de la |de l'|du |des |de |d'|l'|la |les |le |en |(?:de-la|de-l'|du|des|de|la|les|lès|le|en|et)-)(?=\p{Letter})/iu,
    "$1",
  );

function beginningOf(town: string): string {
  const end = Math.max(town.lastIndexOf("-", longestTown), town.lastIndexOf(" ", longestTown));
  return town.slice(0, end > 1 ? end : longestTown).replace(/[ -](?:et|de|la|le|les|lès|en|sur)$/i, "");
}

const kinds: Record<string, string> = {
  allée: "all",
  allées: "all",
  avenue: "av",
  boulevard: "bd",
  chaussée: "chs",
  chemin: "che",
  cours: "crs",
  esplanade: "esp",
  faubourg: "fg",
  hameau: "ham",
  impasse: "imp",
  lotissement: "lot",
  passage: "pas",
  place: "pl",
  promenade: "prom",
  quartier: "qua",
  résidence: "rés",
  "rond-point": "rpt",
  route: "rte",
  ruelle: "rle",
  sentier: "sen",
  square: "sq",
  traverse: "tra",
  appartement: "apt",
  bâtiment: "bât",
  immeuble: "imm",
  "zone artisanale": "ZA",
  "zone d'activité": "ZA",
  "zone d'activités": "ZA",
  "zone industrielle": "ZI",
};

const titles: Record<string, string> = {
  maréchal: "Mal",
  général: "Gal",
  amiral: "Am",
  colonel: "Col",
  commandant: "Cdt",
  capitaine: "Cne",
  lieutenant: "Lt",
  adjudant: "Adj",
  sergent: "Sgt",
  caporal: "Cal",
  docteur: "Dr",
  professeur: "Pr",
  président: "Pdt",
  ingénieur: "Ing",
  monseigneur: "Mgr",
  monsieur: "M.",
  madame: "Mme",
  mademoiselle: "Mlle",
  saint: "St",
  sainte: "Ste",
  saints: "Sts",
  "notre-dame": "N-D",
  "notre dame": "N-D",
};

const anyOf = (words: object) =>
  Object.keys(words)
    .toSorted((one, other) => other.length - one.length)
    .join("|");

const wordEnd = "(?![\\p{Letter}\\d])";

const streetKind = new RegExp(
  `(?<=^|^\\d+[a-z]? |^\\d+ ?(?:bis|ter|quater|[a-z]) )(?:${anyOf(kinds)})${wordEnd}(?= )`,
  "iu",
);

/** Matches a title only before a name: "Émile Sergent" contains a surname, not a rank. */
const title = new RegExp(
  `(?<=(?:^|[ '-])(?:de|du|des|la|l|d|et|rue|quai|${[...new Set([...Object.keys(kinds), ...Object.values(kinds), ...Object.values(titles)])].join("|").replaceAll(".", "\\.")})[ '-]|^)(?:${anyOf(titles)})${wordEnd}(?=[ -])`,
  "iu",
);

const saint = /(?<![\p{Letter}\d])(?:saints?|sainte|notre-dame|notre dame)(?![\p{Letter}\d])(?=[ -])/iu;
