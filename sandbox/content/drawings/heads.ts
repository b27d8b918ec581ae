import { mix, palette } from "./palette.ts";

export interface Coat {
  fur: string;
  light: string;
  dark: string;
}

export const caramel: Coat = { fur: "#C98A4B", light: "#F7E8D0", dark: "#8C5630" };
export const ginger: Coat = { fur: "#D9894A", light: "#FBEFDD", dark: "#B4642E" };
export const slate: Coat = { fur: "#6F6A66", light: "#F3ECE2", dark: "#4C4643" };
export const chocolate: Coat = { fur: "#6B4630", light: "#E9CFAE", dark: "#472C1D" };
export const sandy: Coat = { fur: "#E3C08F", light: "#FBF1E0", dark: "#B98D58" };
export const snow: Coat = { fur: "#F2EBDF", light: "#FFFDF8", dark: "#7A6350" };
export const charcoal: Coat = { fur: "#3F3A38", light: "#F3ECE2", dark: "#262220" };

export interface Look {
  ears?: keyof typeof dogEars;
  age?: "young" | "old";
  marking?: "blaze" | "mask" | "patch" | "plain" | "tabby" | "tan" | "curly" | "beard";
  fluffy?: boolean;
  eyes?: string;
}

export interface Face {
  animal: "dog" | "cat";
  coat: Coat;
  look: Look;
}

const grey = "#EFEBE4";

export function headOf({ animal, coat, look }: Face): string {
  return animal === "dog" ? dogHead(coat, look) : catHead(coat, look);
}

function dogHead(coat: Coat, { ears = "drop", age, marking = "blaze" }: Look): string {
  const light = age === "old" ? grey : coat.light;
  const eye = age === "young" ? 11 : 9;
  const brows =
    age === "old"
      ? `<path d="M-50-36Q-38-46-26-36M50-36Q38-46 26-36" fill="none" stroke="${grey}" stroke-width="9" stroke-linecap="round"/>`
      : "";
  return `<path d="M-62-62C-74-88 60-96 66-60C86-30 84 22 66 44C46 72-46 72-66 44C-84 22-82-32-62-62Z" fill="${coat.fur}"/>
${dogMarking(marking, { ...coat, light })}
<g fill="${coat.dark}">${bothEars(ears)}</g>
<path d="M0-12C34-12 54 14 52 42C50 70 26 84 0 84C-26 84-50 70-52 42C-54 14-34-12 0-12Z" fill="${light}"/>${brows}
<g fill="${palette.ink}"><circle cx="-38" cy="-18" r="${eye}"/><circle cx="38" cy="-18" r="${eye}"/><path d="M0 34C-14 34-24 18-20 8C-16 0 16 0 20 8C24 18 14 34 0 34Z"/></g>
<g fill="#fff"><circle cx="-35" cy="-21" r="3"/><circle cx="41" cy="-21" r="3"/></g>
<path d="M-26 50C-18 60-4 58 0 48C4 58 18 60 26 50M0 34V48" fill="none" stroke="${palette.ink}" stroke-width="4.5" stroke-linecap="round"/>`;
}

function dogMarking(marking: Look["marking"], { fur, light, dark }: Coat): string {
  const tan = "#B8692F";
  switch (marking) {
    case "blaze":
      return `<path d="M-14-80C-8-84 8-84 14-80C10-50 16-30 30-8L-30-8C-16-30-10-50-14-80Z" fill="${light}"/>`;
    case "mask":
      return `<path d="M-64-58C-70-84 58-92 66-60C82-34 82 0 70 22C52-2 30-24 0-26C-30-24-52-2-70 22C-82 0-80-36-64-58Z" fill="${dark}"/>`;
    case "patch":
      return `<path d="M-62-62C-60-80-20-86-6-78C0-50-8-14-30 4C-52 14-76 0-76-20C-76-38-70-52-62-62Z" fill="${dark}"/>`;
    case "tan":
      return `<g fill="${tan}"><ellipse cx="-36" cy="-42" rx="13" ry="9"/><ellipse cx="36" cy="-42" rx="13" ry="9"/><path d="M-70 6C-60 0-44 4-40 20L-52 56C-72 44-80 22-70 6ZM70 6C60 0 44 4 40 20L52 56C72 44 80 22 70 6Z"/></g>`;
    case "curly":
      return `<path d="M-66-40a20 20 0 0 1 4-36a24 24 0 0 1 34-22a26 26 0 0 1 44-4a24 24 0 0 1 38 20a20 20 0 0 1 12 40Z" fill="${fur}"/><path d="M-46-66a12 12 0 0 1 20-8M-8-82a12 12 0 0 1 20 0M28-70a12 12 0 0 1 20 10" fill="none" stroke="${dark}" stroke-opacity=".45" stroke-width="5" stroke-linecap="round"/>`;
    case "beard":
      return `<path d="M-50 36L-60 92L-36 84L-18 110L0 92L18 110L36 84L60 92L50 36ZM-62-26L-20-44L-10-24ZM62-26L20-44L10-24Z" fill="${light}"/>`;
    default:
      return "";
  }
}

const dogEars = {
  drop: "M-58-66C-92-84-120-44-116 12C-114 44-98 66-84 58C-66 48-66 0-50-30C-44-44-46-60-58-66Z",
  prick: "M-66-34C-92-70-104-122-90-144C-78-150-40-112-24-78C-36-70-54-56-66-34Z",
  button: "M-26-82C-52-118-92-116-112-76C-120-58-116-34-102-34C-80-36-60-52-26-82Z",
  long: "M-54-70C-94-86-130-34-124 42C-122 92-98 116-80 98C-60 72-62 10-48-30C-42-46-44-64-54-70Z",
};

function catHead(coat: Coat, { eyes = palette.mustard, age, marking = "tabby", fluffy }: Look): string {
  const light = age === "old" ? grey : coat.light;
  const wide = age === "young" ? 7 : 5;
  const cheeks = fluffy
    ? `<path d="M-80-10L-112 14L-92 22L-112 48L-82 48L-84 70L-56 64L0 84L56 64L84 70L82 48L112 48L92 22L112 14L80-10Z" fill="${coat.fur}"/>`
    : "";
  return `${cheeks}<path d="M-84-20C-90-64-88-104-80-112C-72-116-44-92-32-76C-12-82 12-82 32-76C44-92 72-116 80-112C88-104 90-64 84-20C96 24 60 70 0 70C-60 70-96 24-84-20Z" fill="${coat.fur}"/>
${catMarking(marking, coat)}<path d="M-73-92C-64-88-52-78-44-68C-56-62-66-52-72-42C-76-60-76-84-73-92ZM73-92C64-88 52-78 44-68C56-62 66-52 72-42C76-60 76-84 73-92Z" fill="${mix(coat.light, palette.terracotta, 0.35)}"/>
<path d="M0-6C10 8 44 16 44 38C44 60 22 70 0 70C-22 70-44 60-44 38C-44 16-10 8 0-6Z" fill="${light}"/>
<path d="M-58-12C-52-28-26-26-20-8C-30 2-50 2-58-12ZM58-12C52-28 26-26 20-8C30 2 50 2 58-12Z" fill="${eyes}"/>
<g fill="${palette.ink}"><ellipse cx="-38" cy="-11" rx="${wide}" ry="10"/><ellipse cx="38" cy="-11" rx="${wide}" ry="10"/></g>
<path d="M-11 17C-6 13 6 13 11 17C11 24 4 30 0 30C-4 30-11 24-11 17Z" fill="${palette.terracotta}"/>
<path d="M-18 42C-12 50-2 48 0 40C2 48 12 50 18 42M0 30V40" fill="none" stroke="${palette.ink}" stroke-width="4" stroke-linecap="round"/>
<path d="M-50 28L-100 20M-50 38L-98 42M50 28L100 20M50 38L98 42" stroke="${mix(coat.light, coat.dark, 0.25)}" stroke-width="3" stroke-linecap="round"/>`;
}

function catMarking(marking: Look["marking"], { dark, light }: Coat): string {
  switch (marking) {
    case "tabby":
      return `<path d="M-9-79H9L5-50H-5ZM-31-75L-20-78L-17-54L-24-53ZM31-75L20-78L17-54L24-53Z" fill="${dark}"/>`;
    case "mask":
      return `<path d="M-84-24C-90-64-88-104-80-112C-70-114-46-94-34-78C-60-60-70-44-84-24ZM84-24C90-64 88-104 80-112C70-114 46-94 34-78C60-60 70-44 84-24ZM0-34C50-34 76 0 66 30C40 60-40 60-66 30C-76 0-50-34 0-34Z" fill="${dark}"/>`;
    case "blaze":
      return `<path d="M-10-78H10C14-50 12-30 0-6C-12-30-14-50-10-78Z" fill="${light}"/>`;
    case "patch":
      return `<path d="M-84-20C-90-64-88-104-80-112C-72-116-44-92-32-76C-10-70-14-30-34-10C-54 10-80 4-84-20Z" fill="#D9894A"/><path d="M84-20C90-64 88-104 80-112C72-116 44-92 32-76C20-60 22-34 44-22C60-12 76-8 84-20Z" fill="#3F3A38"/>`;
    default:
      return "";
  }
}

/** Ids contain the shape, because one picture may show several dogs. */
function bothEars(shape: keyof typeof dogEars): string {
  return `<path id="${shape}" d="${dogEars[shape]}"/><use href="#${shape}" transform="scale(-1 1)"/>`;
}
