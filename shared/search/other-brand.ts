import { isStopWord, wordsOf } from "../text/words.ts";

/** Brands that shoppers in France ask for. Those whose names are words of their own, such as "Gourmet", are left out. */
const brands: readonly (readonly [name: string, ...spellings: string[]])[] = [
  ["Royal Canin", "royal canin", "royal canine", "royal kanin", "royalcanin"],
  ["Hill’s", "hills", "hill s", "science plan"],
  ["Pro Plan", "pro plan", "proplan", "purina pro plan"],
  ["Purina One", "purina one"],
  ["Purina", "purina"],
  ["Ultra Premium Direct", "ultra premium direct", "ultra premium", "ultrapremium"],
  ["Edgard & Cooper", "edgard cooper", "edgar cooper", "edgard et cooper", "edgar et cooper"],
  ["Acana", "acana"],
  ["Orijen", "orijen", "origen"],
  ["Virbac", "virbac"],
  ["Eukanuba", "eukanuba"],
  ["Iams", "iams"],
  ["Whiskas", "whiskas", "wiskas"],
  ["Sheba", "sheba"],
  ["Friskies", "friskies"],
  ["Perfect Fit", "perfect fit"],
  ["Almo Nature", "almo nature"],
  ["Carnilove", "carnilove"],
  ["Taste of the Wild", "taste of the wild"],
  ["Farmina", "farmina"],
  ["Josera", "josera"],
  ["Applaws", "applaws"],
  ["Schesir", "schesir"],
  ["Yarrah", "yarrah"],
  ["Japhy", "japhy"],
  ["Ziggy", "ziggy"],
  ["Tomojo", "tomojo"],
];

export interface OtherBrand {
  name: string;
  /** The query without the brand; empty if it names nothing else. */
  rest: string;
}

/** The well-known brand that a query names, so that nobody is shown our recipes in its place without a word. */
export function otherBrandIn(query: string): OtherBrand | null {
  const words = wordsOf(query);
  const plain = words.map((word) => word.plain);
  for (const [name, ...spellings] of brands)
    for (const spelling of spellings.toSorted((one, other) => other.length - one.length)) {
      const spelled = spelling.split(" ");
      const at = plain.findIndex((_, place) =>
        spelled.every((word, offset) => plain[place + offset] === word),
      );
      if (at < 0) continue;
      const others = words.filter(
        (word, place) => (place < at || place >= at + spelled.length) && !isStopWord(word.plain),
      );
      return { name, rest: others.map(({ start, end }) => query.slice(start, end)).join(" ") };
    }
  return null;
}
