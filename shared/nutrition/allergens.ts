import { withoutAccents } from "../text/text.ts";
import { typedLine } from "../text/typed-text.ts";

interface Allergen {
  pattern: RegExp;
  found: string;
}

interface Allergy {
  allergens: readonly Allergen[];
  /** Promises no more than the patterns can verify. */
  text: string;
}

const unnamedAnimal: Allergen = {
  pattern:
    /(?<!\ben )\bbouillons?\b(?! (?:d'|de |des |du |aux? |veget|(?:repas|pour)\b))|\b(?:bouillons?|farines?) de (?:viandes?|carcasses?)\b|\b(?:animale?s?|animaux)\b|\b(?:gelatines?|sous[- ]produits?|abats?|graisses?)\b(?! (?:(?:d'|de |des |du )(?!(?:viandes?|boucherie|cuisson|carcasses?)\b)|veget|cereal))/,
  found: "un ingrédient dont l’animal n’est pas nommé",
};

/** Includes fat, oil and broth of the animal. */
const allergies: ReadonlyMap<string, Allergy> = new Map([
  [
    "allergy-chicken",
    {
      allergens: [
        { pattern: /\b(poul(et|e|arde)s?|coqs?|coquelets?|chapons?)\b/, found: "du poulet" },
        { pattern: /\b(dindes?|dindons?|dindonneaux?)\b/, found: "de la dinde" },
        { pattern: /\b(canards?|canettes?|magrets?)\b/, found: "du canard" },
        { pattern: /\boies?\b/, found: "de l’oie" },
        { pattern: /\bcailles?\b/, found: "de la caille" },
        { pattern: /\bpintades?\b/, found: "de la pintade" },
        {
          pattern: /\b(volailles?|plumes?|faisans?|pigeons?|perdrix|perdreaux?|autruches?)\b/,
          found: "de la volaille",
        },
        { pattern: /\b(oeufs?|ovoproduits?)\b/, found: "de l’œuf" },
        unnamedAnimal,
      ],
      text: "Ni poulet, ni autre volaille, ni œuf dans sa composition",
    },
  ],
  [
    "allergy-beef",
    {
      allergens: [
        { pattern: /\b(boeufs?|bovine?s?|vaches?|genisses?|suif)\b/, found: "du bœuf" },
        { pattern: /\bveaux?\b/, found: "du veau" },
        unnamedAnimal,
      ],
      text: "Ni bœuf ni veau dans sa composition",
    },
  ],
  [
    "allergy-fish",
    {
      allergens: [
        {
          pattern:
            /\b(poissons?|saumons?|thons?|truites?|harengs?|cabillauds?|morues?|lieus?|merlus?|merlans?|colins?|sardines?|anchois|maquereaux?|eglefins?|soles?|dorades?|daurades?|fletans?|carpes?|tilapias?|pangas?|capelans?|sprats?|anguilles?|lottes?|limandes?|turbots?|perches?|brochets?|sandres?|lump|surimi|menhadens?|chinchards?|eperlans?|lancons?|sebastes?|hokis?|raies?|bars?)\b/,
          found: "du poisson",
        },
        {
          pattern:
            /\b(crevettes?|moules?|krill|crabes?|homards?|langoustines?|huitres?|calamars?|seiches?|poulpes?|crustaces?|mollusques?|coquillages?|fruits? de mer)\b/,
          found: "des fruits de mer",
        },
        unnamedAnimal,
      ],
      text: "Ni poisson ni fruits de mer dans sa composition",
    },
  ],
  [
    "allergy-grain",
    {
      allergens: [
        {
          pattern:
            /\b(ble|froment|epeautre|kamut|triticale|orge|malt|avoine|riz|mais|seigle|millet|sorgho|boulgour|semoule|cereales?|cerealier(e|s|es)?|gluten)\b/,
          found: "des céréales",
        },
      ],
      text: "Aucune céréale dans sa composition",
    },
  ],
]);

/** Meats that no health choice names, but that a search can leave out. */
const otherMeats: ReadonlyMap<string, Pick<Allergy, "allergens">> = new Map([
  [
    "meat-lamb",
    {
      allergens: [
        { pattern: /\b(agneaux?|agnelles?|moutons?|brebis|ovine?s?)\b/, found: "de l’agneau" },
        unnamedAnimal,
      ],
    },
  ],
  [
    "meat-pork",
    {
      allergens: [
        { pattern: /\b(porcs?|porcine?s?|cochons?|lards?|lardons?|jambons?|couennes?)\b/, found: "du porc" },
        unnamedAnimal,
      ],
    },
  ],
  [
    "meat-rabbit",
    {
      allergens: [{ pattern: /\b(lapins?|lapereaux?|lapines?)\b/, found: "du lapin" }, unnamedAnimal],
    },
  ],
]);

/** One code of a health choice, or several. */
export type HealthCodes = string | readonly string[] | null;

const allergiesIn = (health: HealthCodes): Allergy[] =>
  [...new Set([health ?? []].flat())].flatMap((code) => allergies.get(code) ?? []);

export const allergyText = (code: string | null): string | undefined => allergies.get(code ?? "")?.text;

/** True if the composition is empty, since nothing proves that the food is safe. */
export const mayHoldAllergen = (
  { name, composition }: { name: string; composition: string },
  health: HealthCodes,
): boolean =>
  allergiesIn(health).length > 0 &&
  (composition.trim() === "" || allergenIn(`${name} ; ${composition}`, health) !== undefined);

/** Codes of the allergies and other meats of which the composition is proved to be free. */
export function foodsRuledOut({ name, composition }: { name: string; composition: string }): string[] {
  if (composition.trim() === "") return [];
  const claimed = claimedOf(`${name} ; ${composition}`);
  return [...allergies, ...otherMeats].flatMap(([code, food]) => (foundIn(claimed, food) ? [] : code));
}

export function allergenIn(contents: string, health: HealthCodes): string | undefined {
  const told = allergiesIn(health);
  if (told.length === 0) return undefined;
  const claimed = claimedOf(contents);
  for (const allergy of told) {
    const found = foundIn(claimed, allergy);
    if (found) return found;
  }
  return undefined;
}

/** Codes of the allergies that the contents are not for. */
export function allergiesAgainst(contents: string): string[] {
  const claimed = claimedOf(contents);
  return [...allergies].flatMap(([feature, allergy]) => (foundIn(claimed, allergy) ? feature : []));
}

const claimedOf = (contents: string) =>
  withoutAccents(typedLine(contents))
    .toLowerCase()
    .replaceAll(/\bsans [a-z]+/g, "");

const foundIn = (claimed: string, { allergens }: Pick<Allergy, "allergens">) =>
  allergens.find(({ pattern }) => pattern.test(claimed))?.found;
