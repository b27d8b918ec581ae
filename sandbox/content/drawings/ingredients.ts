import { lettering, sizeWithin } from "./lettering.ts";
import { mix, palette } from "./palette.ts";

type Origin = "animale" | "végétale" | "minérale" | "levure" | "insectes";

export interface Ingredient {
  name: string;
  /** Printed form, with its unit; null if the label states none. */
  share: string | null;
  kind: keyof typeof kinds;
  origin: Origin;
}

/** The first six, which weigh most. @throws Error if one is of no known kind */
export function mainIngredientsOf(composition: string): Ingredient[] {
  const ingredients = composition
    .replace(/\.$/, "")
    .replaceAll(/\([^)]*\)/g, (brackets) => brackets.replaceAll(", ", "\n"))
    .split(", ")
    .slice(0, 6)
    .map((ingredient) => ingredient.replaceAll("\n", ", "));
  return ingredients.map((ingredient) => {
    const name = ingredient.replace(/\s*\(.*|\s+\d[\d,]*\s?%.*/s, "");
    const share = /(\d+(?:,\d+)?)\s?%/.exec(ingredient)?.[1];
    const [kind, { origin }] = kindOf(name);
    return { name, share: share === undefined ? null : `${share}\u00a0%`, kind, origin };
  });
}

export function ingredientsPicture(composition: string): string {
  const shown = mainIngredientsOf(composition);
  const columns = shown.length > 4 ? 3 : Math.min(shown.length, 2);
  const rows = Math.ceil(shown.length / columns);
  const [across, down] = [800 / columns, 800 / rows];
  const cells = shown.map((ingredient, at) =>
    cell(ingredient, across * ((at % columns) + 0.5), down * (Math.floor(at / columns) + 0.5), across),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 800"><path d="M0 0H800V800H0Z" fill="${palette.cream}"/>${cells.join("")}</svg>`;
}

function cell({ name, share, kind, origin }: Ingredient, x: number, y: number, width: number): string {
  const lines = halved(name.charAt(0).toUpperCase() + name.slice(1));
  const size = sizeWithin(width - 32, lines, 30, "fraunces");
  const { colour, drawing } = kinds[kind];
  const under = y + 62;
  const words = lines.map((line, at) =>
    lettering(line, { x, y: Math.round(under + at * 32), size, typeface: "fraunces", fill: palette.ink }),
  );
  const told = [share, origins[origin]].filter(Boolean).join(" · ");
  return `<circle cx="${Math.round(x)}" cy="${Math.round(y - 62)}" r="84" fill="${mix(palette.cream, colour, 0.2)}"/><g transform="translate(${Math.round(x)} ${Math.round(y - 62)})">${drawing}</g>${words.join("")}${lettering(told, { x, y: Math.round(under + lines.length * 32), size: sizeWithin(width - 24, [told], 21, "figtree-bold"), typeface: "figtree-bold", fill: palette.forest })}`;
}

const origins: Record<Origin, string> = {
  animale: "origine animale",
  végétale: "origine végétale",
  minérale: "origine minérale",
  levure: "levure",
  insectes: "insectes",
};

function halved(name: string): string[] {
  if (name.length < 15) return [name];
  const words = name.split(" ");
  const best = words
    .slice(1)
    .map((_, at) => [words.slice(0, at + 1).join(" "), words.slice(at + 1).join(" ")])
    .toSorted((one, other) => longest(one) - longest(other));
  return best[0] ?? [name];
}

const longest = (lines: readonly string[]) => Math.max(...lines.map(({ length }) => length));

interface Kind {
  words: RegExp;
  origin: Origin;
  colour: string;
  drawing: string;
}

const leaf = (fill: string) => `<path d="M0-58C14-66 26-60 28-46C14-42 4-46 0-58Z" fill="${fill}"/>`;
const green = "#6A8F4E";

/** The first kind that fits a name is its kind. */
const kinds = {
  mineral: {
    words: /minéraux/,
    origin: "minérale",
    colour: palette.mist,
    drawing: `<path d="M-40 20L-20-30L16-38L42-4L30 34L-14 42Z" fill="${palette.mist}"/><path d="M-20-30L2-2L16-38M2-2L-14 42M2-2L42-4" stroke="#fff" stroke-opacity=".6" stroke-width="4" fill="none"/>`,
  },
  yeast: {
    words: /levure/,
    origin: "levure",
    colour: palette.sand,
    drawing: `<g fill="#C9A26A"><ellipse cx="-14" cy="8" rx="30" ry="24"/><circle cx="24" cy="-10" r="18"/><circle cx="20" cy="-40" r="10"/></g>`,
  },
  plantOil: {
    words: /^huile de (?:colza|tournesol|lin)/,
    origin: "végétale",
    colour: palette.mustard,
    drawing: `<path d="M0-54C22-22 36-6 36 16A36 36 0 0 1-36 16C-36-6-22-22 0-54Z" fill="${palette.mustard}"/><path d="M-20 16A20 20 0 0 0-4 36" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="7" stroke-linecap="round"/>`,
  },
  fat: {
    words: /^(?:huile|graisse) d/,
    origin: "animale",
    colour: palette.mustard,
    drawing: `<path d="M0-54C22-22 36-6 36 16A36 36 0 0 1-36 16C-36-6-22-22 0-54Z" fill="#E0B66A"/><path d="M-20 16A20 20 0 0 0-4 36" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="7" stroke-linecap="round"/>`,
  },
  broth: {
    words: /bouillon/,
    origin: "animale",
    colour: palette.terracotta,
    drawing: `<path d="M-50-4H50C50 30 30 44 0 44C-30 44-50 30-50-4Z" fill="${palette.forest}"/><ellipse cy="-4" rx="50" ry="13" fill="#D9A05C"/><path d="M-18-26q-8-10 0-20M0-26q-8-10 0-20M18-26q-8-10 0-20" fill="none" stroke="${palette.mist}" stroke-width="5" stroke-linecap="round"/>`,
  },
  fish: {
    words: /poisson|saumon|truite|thon|crevettes|cabillaud/,
    origin: "animale",
    colour: palette.lake,
    drawing: `<path d="M-58 0C-34-34 14-30 34 0C14 30-34 34-58 0ZM28 0L58-26V26Z" fill="${palette.lake}"/><circle cx="-34" cy="-6" r="5" fill="#fff"/><path d="M-12-18Q0 0-12 18M8-14Q16 0 8 14" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="4"/>`,
  },
  egg: {
    words: /(?<!b)œuf/,
    origin: "animale",
    colour: palette.mustard,
    drawing: `<path d="M0-50C30-50 40 0 40 14A40 36 0 0 1-40 14C-40 0-30-50 0-50Z" fill="#F3DFC0"/><circle cy="12" r="20" fill="${palette.mustard}"/>`,
  },
  dairy: {
    words: /lait|fromage/,
    origin: "animale",
    colour: palette.mist,
    drawing: `<path d="M-24-50H24V-34L34-14V46H-34V-14L-24-34Z" fill="#fff"/><path d="M-34 4H34V46H-34Z" fill="${palette.mist}"/>`,
  },
  insect: {
    words: /larves|insectes/,
    origin: "insectes",
    colour: palette.mustard,
    drawing: `<path d="M-48 14C-44-22 20-40 48-6C52 4 44 12 36 8C12-8-14 0-26 20C-32 30-50 26-48 14Z" fill="#B98D4A"/><path d="M-28-8L-16 8M-8-20L0-4M14-22L16-6" stroke="#fff" stroke-opacity=".6" stroke-width="4"/>`,
  },
  meat: {
    words:
      /poulet|dinde|canard|bœuf|agneau|porc|lapin|veau|sanglier|volaille|viandes|muscle|tendons|oreilles|foie|gélatine|chevreuil/,
    origin: "animale",
    colour: palette.plum,
    drawing: `<path d="M-44 4C-50-30-10-50 20-44C52-38 56 0 34 22C14 42-38 40-44 4Z" fill="#B4574C"/><path d="M-28 4C-30-18-6-32 16-28C36-24 36-2 24 10C8 26-26 24-28 4Z" fill="#D9887A"/><circle cx="8" cy="-8" r="11" fill="${palette.cream}"/>`,
  },
  potato: {
    words: /pomme de terre|patate|tapioca/,
    origin: "végétale",
    colour: palette.terracotta,
    drawing: `<path d="M-50 10C-52-24-14-46 20-38C50-30 58 2 40 24C18 46-44 44-50 10Z" fill="#C98A55"/><path d="M-22-10l6 4M6-22l6 3M20 10l7 2M-12 18l6 3" stroke="${palette.ink}" stroke-opacity=".4" stroke-width="5" stroke-linecap="round"/>`,
  },
  pulse: {
    words: /pois|lentilles|haricots/,
    origin: "végétale",
    colour: green,
    drawing: `<path d="M-58-10C-30-40 34-38 58-2C34 34-34 32-58-10Z" fill="${green}"/><g fill="#A5C47F"><circle cx="-26" cy="-6" r="15"/><circle cx="4" cy="-4" r="17"/><circle cx="33" cy="-2" r="13"/></g>`,
  },
  grain: {
    words: /riz|avoine|orge|maïs|blé|épeautre|quinoa|graines/,
    origin: "végétale",
    colour: palette.mustard,
    drawing: `<path d="M0 56V-20" stroke="#B98D4A" stroke-width="6"/><g fill="#D6A851"><path id="s" d="M0 34C-30 28-34 8-30-2C-12 2-2 14 0 34Z"/><use href="#s" y="-28"/><use href="#s" transform="scale(-1 1)"/><use href="#s" transform="translate(0-28) scale(-1 1)"/><path d="M0-58C12-44 12-30 0-16C-12-30-12-44 0-58Z"/></g>`,
  },
  vegetable: {
    words: /courge|potiron|potimarron|carotte|betterave|panais|fenouil|légumes|marrons|chicorée/,
    origin: "végétale",
    colour: palette.terracotta,
    drawing: `<g fill="#D98033"><ellipse cx="-24" cy="8" rx="26" ry="38"/><ellipse cx="24" cy="8" rx="26" ry="38"/></g><ellipse cy="8" rx="22" ry="42" fill="#E89A4C"/><path d="M0-30V-48" stroke="${green}" stroke-width="9" stroke-linecap="round"/>${leaf(green)}`,
  },
  fruit: {
    words: /pomme|myrtille|canneberge/,
    origin: "végétale",
    colour: palette.terracotta,
    drawing: `<path d="M0-26C34-44 52-14 44 14C36 42 16 48 0 40C-16 48-36 42-44 14C-52-14-34-44 0-26Z" fill="#C4523F"/><path d="M0-26V-46" stroke="#7A5638" stroke-width="6" stroke-linecap="round"/>${leaf(green)}`,
  },
  plant: {
    words: /cellulose|glycérine|herbe|fibres|farine/,
    origin: "végétale",
    colour: green,
    drawing: `<path d="M0 54C-6 10-6-14 0-52" stroke="${green}" stroke-width="6" fill="none"/><g fill="${green}"><path id="z" d="M-2 20C-40 18-50-8-46-20C-22-16-6 0-2 20Z"/><use href="#z" transform="translate(0-22) scale(-1 1)"/><use href="#z" transform="translate(0-44) scale(.7)"/></g>`,
  },
} as const satisfies Record<string, Kind>;

function kindOf(name: string): [keyof typeof kinds, Kind] {
  const found = (Object.keys(kinds) as (keyof typeof kinds)[]).find((kind) =>
    kinds[kind].words.test(name.toLowerCase()),
  );
  if (!found) throw new Error(`no kind of ingredient fits ${name}`);
  return [found, kinds[found]];
}
