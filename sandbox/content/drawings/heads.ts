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
  ears?: "drop" | "prick" | "button";
  age?: "young" | "old";
  marking?: "tabby" | "mask" | "plain";
  eyes?: string;
}

const grey = "#EFEBE4";

export function dogHead(coat: Coat, { ears = "drop", age }: Look = {}): string {
  const light = age === "old" ? grey : coat.light;
  const eye = age === "young" ? 11 : 9;
  const brows =
    age === "old"
      ? `<path d="M-50-36Q-38-46-26-36M50-36Q38-46 26-36" fill="none" stroke="${grey}" stroke-width="9" stroke-linecap="round"/>`
      : "";
  return `<path d="M-62-62C-74-88 60-96 66-60C86-30 84 22 66 44C46 72-46 72-66 44C-84 22-82-32-62-62Z" fill="${coat.fur}"/>
<path d="M-14-80C-8-84 8-84 14-80C10-50 16-30 30-8L-30-8C-16-30-10-50-14-80Z" fill="${light}"/>
<g fill="${coat.dark}">${bothEars(ears)}</g>
<path d="M0-12C34-12 54 14 52 42C50 70 26 84 0 84C-26 84-50 70-52 42C-54 14-34-12 0-12Z" fill="${light}"/>${brows}
<g fill="${palette.ink}"><circle cx="-38" cy="-18" r="${eye}"/><circle cx="38" cy="-18" r="${eye}"/><path d="M0 34C-14 34-24 18-20 8C-16 0 16 0 20 8C24 18 14 34 0 34Z"/></g>
<g fill="#fff"><circle cx="-35" cy="-21" r="3"/><circle cx="41" cy="-21" r="3"/></g>
<path d="M-26 50C-18 60-4 58 0 48C4 58 18 60 26 50M0 34V48" fill="none" stroke="${palette.ink}" stroke-width="4.5" stroke-linecap="round"/>`;
}

const dogEars = {
  drop: "M-58-66C-92-84-120-44-116 12C-114 44-98 66-84 58C-66 48-66 0-50-30C-44-44-46-60-58-66Z",
  prick: "M-66-34C-92-70-104-122-90-144C-78-150-40-112-24-78C-36-70-54-56-66-34Z",
  button: "M-26-82C-52-118-92-116-112-76C-120-58-116-34-102-34C-80-36-60-52-26-82Z",
};

export function catHead(coat: Coat, { eyes = palette.mustard, age, marking = "tabby" }: Look = {}): string {
  const light = age === "old" ? grey : coat.light;
  const wide = age === "young" ? 7 : 5;
  return `<path d="M-84-20C-90-64-88-104-80-112C-72-116-44-92-32-76C-12-82 12-82 32-76C44-92 72-116 80-112C88-104 90-64 84-20C96 24 60 70 0 70C-60 70-96 24-84-20Z" fill="${coat.fur}"/>
${catMarkings(coat)[marking]}<path d="M-73-92C-64-88-52-78-44-68C-56-62-66-52-72-42C-76-60-76-84-73-92ZM73-92C64-88 52-78 44-68C56-62 66-52 72-42C76-60 76-84 73-92Z" fill="${mix(coat.light, palette.terracotta, 0.35)}"/>
<path d="M0-6C10 8 44 16 44 38C44 60 22 70 0 70C-22 70-44 60-44 38C-44 16-10 8 0-6Z" fill="${light}"/>
<path d="M-58-12C-52-28-26-26-20-8C-30 2-50 2-58-12ZM58-12C52-28 26-26 20-8C30 2 50 2 58-12Z" fill="${eyes}"/>
<g fill="${palette.ink}"><ellipse cx="-38" cy="-11" rx="${wide}" ry="10"/><ellipse cx="38" cy="-11" rx="${wide}" ry="10"/></g>
<path d="M-11 17C-6 13 6 13 11 17C11 24 4 30 0 30C-4 30-11 24-11 17Z" fill="${palette.terracotta}"/>
<path d="M-18 42C-12 50-2 48 0 40C2 48 12 50 18 42M0 30V40" fill="none" stroke="${palette.ink}" stroke-width="4" stroke-linecap="round"/>
<path d="M-50 28L-100 20M-50 38L-98 42M50 28L100 20M50 38L98 42" stroke="${mix(coat.light, coat.dark, 0.25)}" stroke-width="3" stroke-linecap="round"/>`;
}

function catMarkings({ dark, light }: Coat): Record<NonNullable<Look["marking"]>, string> {
  return {
    tabby: `<path d="M-9-79H9L5-50H-5ZM-31-75L-20-78L-17-54L-24-53ZM31-75L20-78L17-54L24-53Z" fill="${dark}"/>`,
    mask: `<path d="M-84-24C-90-64-88-104-80-112C-70-114-46-94-34-78C-60-60-70-44-84-24ZM84-24C90-64 88-104 80-112C70-114 46-94 34-78C60-60 70-44 84-24ZM0-34C50-34 76 0 66 30C40 60-40 60-66 30C-76 0-50-34 0-34Z" fill="${dark}"/>`,
    plain: `<path d="M-10-78H10C14-50 12-30 0-6C-12-30-14-50-10-78Z" fill="${light}"/>`,
  };
}

/** Ids contain the shape, because one picture may show several dogs. */
function bothEars(shape: keyof typeof dogEars): string {
  return `<path id="${shape}" d="${dogEars[shape]}"/><use href="#${shape}" transform="scale(-1 1)"/>`;
}
