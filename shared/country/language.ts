export const wallLanguages = ["nl", "de", "it", "en"] as const;
export type WallLanguage = (typeof wallLanguages)[number];

export type LanguageSites = Partial<Record<WallLanguage, string>>;

const longestHeader = 500;

export function languageToOffer(
  accepted: string | undefined,
  sites: LanguageSites,
): WallLanguage | undefined {
  const preferred = (accepted ?? "")
    .slice(0, longestHeader)
    .split(",")
    .map(readRange)
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight);
  const first = preferred.find(({ language }) => language === "fr" || siteOf(language, sites));
  return wallLanguages.find((language) => language === first?.language);
}

function readRange(range: string): { language: string; weight: number } {
  const [tag = "", ...parameters] = range.split(";").map((part) => part.trim().toLowerCase());
  const weight = parameters.find((parameter) => parameter.startsWith("q="));
  const value = weight === undefined ? 1 : Number(weight.slice(2));
  return { language: tag.split("-", 1)[0] ?? "", weight: value >= 0 && value <= 1 ? value : 0 };
}

function siteOf(language: string, sites: LanguageSites): string | undefined {
  const known = wallLanguages.find((one) => one === language);
  return known && sites[known];
}
