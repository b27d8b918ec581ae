import type { Synonym } from "../../../shared/search/synonyms.ts";

export interface Synonyms {
  others: ReadonlyMap<string, readonly string[]>;
  phrases: readonly (readonly [phrase: string, usual: string])[];
}

export function readSynonyms(synonyms: readonly Synonym[], singularOf: (plain: string) => string): Synonyms {
  const inSingular = (phrase: string) => phrase.split(" ").map(singularOf).join(" ");
  const groups = synonyms.flatMap((one) => (one.type === "synonym" ? [one.synonyms] : []));
  const others = groups.flatMap((group) => {
    const single = group.filter((words) => !isPhrase(words)).map(singularOf);
    return single.map((word) => [word, single.filter((other) => other !== word)] as const);
  });
  const inGroups = groups.flatMap(([usual = "", ...rest]) =>
    rest.filter(isPhrase).map((phrase) => [inSingular(phrase), usual] as const),
  );
  const oneWay = synonyms
    .flatMap((one) =>
      one.type === "oneWaySynonym" ? [[inSingular(one.input), one.synonyms[0] ?? ""] as const] : [],
    )
    .toSorted(([one], [other]) => other.length - one.length);
  return { others: new Map(others), phrases: [...inGroups, ...oneWay] };
}

export function withKnownPhrases({ phrases }: Synonyms, singulars: readonly string[]): readonly string[] {
  const text = ` ${singulars.join(" ")} `;
  const known = phrases.find(([phrase]) => text.includes(` ${phrase} `));
  if (!known) return singulars;
  const [phrase, usual] = known;
  return text.replace(` ${phrase} `, ` ${usual} `).trim().split(" ");
}

const isPhrase = (words: string) => words.includes(" ");
