import type { ProductEntry } from "../product-entry.ts";

/** Conditions are read from the product, so that praise never contradicts the label. */
const checks = {
  dog: ({ animal }) => animal === "dog",
  cat: ({ animal }) => animal === "cat",
  dry: ({ kind }) => kind === "dry",
  wet: ({ kind }) => kind === "wet",
  treat: ({ kind }) => kind === "treat",
  meal: ({ kind }) => kind !== "treat",

  young: ({ filters }) => /Chiot|Chaton/.test(filters.âge),
  grown: ({ filters }) => !/Chiot|Chaton/.test(filters.âge),
  old: ({ filters }) => filters.âge === "Senior",
  small: ({ filters }) => /^Petit(?! et)/.test(filters.taille ?? ""),
  large: ({ filters }) => /^Grand/.test(filters.taille ?? ""),

  sterilised: ({ filters }) => filters.besoin?.includes("Stérilisé") ?? false,
  light: ({ filters }) => filters.besoin?.includes("Poids de forme") ?? false,
  indoor: ({ filters }) => filters.besoin?.includes("Intérieur") ?? false,
  hairball: ({ filters }) => filters.besoin?.includes("Boules de poils") ?? false,
  coat: ({ filters }) => filters.besoin?.includes("Peau & pelage") ?? false,
  sensitive: ({ filters }) => filters.besoin?.some((need) => need.startsWith("Digestion")) ?? false,
  active: ({ filters }) => filters.besoin?.includes("Actif") ?? false,

  "grain-free": ({ filters }) => filters.besoin?.includes("Sans céréales") ?? false,
  rice: ({ composition }) => /\briz\b/i.test(composition) && !/maïs/i.test(composition),
  "omega-3": ({ analysis }) =>
    (analysis.detail ?? []).some(([name, share]) => name === "Oméga 3" && share >= 1),
  "single-ingredient": ({ composition }) => /^[^,(]+ 100 %\.$/.test(composition.replaceAll("\u00a0", " ")),
  meat: ({ filters }) =>
    !filters.protéine.some((protein) => /poisson|saumon|thon|truite|hareng|insecte/i.test(protein)),
  chicken: isOf(/poulet/i),
  fish: isOf(/poisson|saumon|truite|hareng|cabillaud|sardine/i),
  tuna: isOf(/thon/i),
  lamb: isOf(/agneau/i),
  duck: isOf(/canard/i),
  beef: isOf(/bœuf/i),
  turkey: isOf(/dinde/i),
  rabbit: isOf(/lapin/i),
  insect: isOf(/insecte/i),
  game: isOf(/cerf|chevreuil|sanglier|gibier/i),
  pork: isOf(/porc/i),

  terrine: ({ filters }) => /terrine|mijoté/i.test(filters.texture),
  mousse: ({ filters }) => /mousse|crème/i.test(filters.texture),
  pieces: ({ filters }) => /émincé|effiloch|morceau|bouchée/i.test(filters.texture),
  broth: ({ filters }) => /bouillon|soupe|velouté/i.test(filters.texture),
  solid: ({ kind, filters }) => kind === "wet" && !/bouillon|soupe|velouté/i.test(filters.texture),
  biscuit: ({ filters }) => /biscuit/i.test(filters.texture),
  dried: ({ filters }) => /séché/i.test(filters.texture),
  "freeze-dried": ({ filters }) => /lyophilis/i.test(filters.texture),
  chew: ({ filters }) => /mâcher/i.test(filters.texture),
  creamy: ({ filters }) => /crème|crémeu/i.test(filters.texture),

  bite: ({ kind, filters }) => kind === "treat" && !/mâcher|crème|crémeu/i.test(filters.texture),

  bag: ({ pack }) => pack.shape === "bag",
  tin: ({ pack }) => pack.shape === "tin",
  pouch: ({ pack }) => pack.shape === "pouch",
  jar: ({ pack }) => pack.shape === "jar",
  sachet: ({ pack }) => pack.shape === "sachet",
  "big-bag": ({ kind, variants }) =>
    kind === "dry" && variants.some(({ weight, hidden }) => !hidden && weight >= 7000),
  formats: ({ variants }) => variants.filter(({ hidden }) => !hidden).length > 1,
  "two-formats": ({ variants }) => variants.filter(({ hidden }) => !hidden).length === 2,
  partner: ({ partner }) => partner !== undefined,
} satisfies Record<string, (entry: ProductEntry) => boolean>;

export type Trait = keyof typeof checks;

export function hasTraits(entry: ProductEntry, traits: Trait[] = []): boolean {
  return traits.every((trait) => checks[trait](entry));
}

function isOf(protein: RegExp): (entry: ProductEntry) => boolean {
  return ({ filters }) => filters.protéine.some((name) => protein.test(name));
}
