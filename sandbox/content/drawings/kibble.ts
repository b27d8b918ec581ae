import type { ProductEntry } from "../product-entry.ts";
import { lettering } from "./lettering.ts";
import { palette } from "./palette.ts";

type Shape = "round" | "ring" | "heart" | "cross";

export interface Kibble {
  shape: Shape;
  /** Millimetres. */
  size: number;
}

/** Size and shape as the product's texts state them; else those of its line. */
export function kibbleOf({ animal, filters, subtitle, description }: ProductEntry): Kibble {
  const words = `${subtitle}\n${description}`.replaceAll("\u00a0", " ");
  const stated = /(\d+) mm/.exec(words)?.[1];
  const usual =
    animal === "cat"
      ? filters.âge === "Chaton"
        ? 6
        : 7
      : ({ "Petit chien": 8, "Grand chien": 17 }[filters.taille ?? ""] ?? 12);
  return { shape: shapeIn(words, animal), size: Number(stated ?? usual) };
}

function shapeIn(words: string, animal: "dog" | "cat"): Shape {
  if (/anneau/.test(words)) return "ring";
  if (/petits cœurs/.test(words)) return "heart";
  return animal === "cat" && !/croquette ronde/.test(words) ? "cross" : "round";
}

/** Diameter of a coin of one euro, in millimetres. */
const coin = 23.25;
/** Pixels for a millimetre. */
const scale = 12;

export function kibblePicture(entry: ProductEntry): string {
  const { shape, size } = kibbleOf(entry);
  const across = size * scale;
  const step = Math.max(across * 1.18, 96);
  const left = 440;
  const columns = Math.max(1, Math.min(3, Math.floor((770 - left + step - across) / step)));
  const rows = Math.max(2, Math.min(4, Math.floor(440 / step)));
  const width = (columns - 1) * step;
  const pieces = Array.from({ length: rows * columns }, (_, at) => {
    const x = 600 - width / 2 + (at % columns) * step + ((at * 5) % 7) - 3;
    const y = 300 + (Math.floor(at / columns) - (rows - 1) / 2) * step + ((at * 3) % 5);
    return `<use href="#p" transform="translate(${Math.round(x)} ${Math.round(y)}) rotate(${((at * 47) % 60) - 30}) scale(${across / 100})" fill="${shades[at % shades.length]}"/>`;
  });
  const ruler = { left: Math.round(600 - across / 2), right: Math.round(600 + across / 2) };
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 800"><defs><g id="p">${shapes[shape]}</g></defs><path d="M0 0H800V800H0Z" fill="${palette.sand}"/><path d="M0 590H800V800H0Z" fill="${palette.cream}"/>
${euro(214, 330)}${pieces.join("")}<path d="M${ruler.left} 636V660M${ruler.left} 648H${ruler.right}M${ruler.right} 636V660" stroke="${palette.ink}" stroke-width="4" fill="none"/>
${lettering(`${size} mm`, { x: 600, y: 730, size: 56, typeface: "fraunces", fill: palette.forest })}${lettering("Pièce de 1 euro", { x: 214, y: 690, size: 34, typeface: "fraunces", fill: palette.ink })}${lettering("23,25 mm", { x: 214, y: 732, size: 26, fill: palette.ink })}</svg>`;
}

const shades = ["#B07A48", "#A06A3B", "#8A5A34"];
const shine = `<path d="M-24-22C-14-32 6-34 20-24" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="7" stroke-linecap="round"/>`;

/** Each is 100 across. */
const shapes: Record<Shape, string> = {
  round: `<circle r="50"/><circle r="46" fill="none" stroke="#2B2018" stroke-opacity=".2" stroke-width="5"/>${shine}`,
  ring: `<path d="M-50 0A50 50 0 1 1 50 0A50 50 0 1 1-50 0ZM-17 0A17 17 0 1 0 17 0A17 17 0 1 0-17 0Z"/><circle r="46" fill="none" stroke="#2B2018" stroke-opacity=".2" stroke-width="5"/>`,
  heart: `<path d="M0-24C-14-52-52-46-50-12C-48 14-18 34 0 48C18 34 48 14 50-12C52-46 14-52 0-24Z"/>${shine}`,
  cross: `<path d="M-18-50H18A6 6 0 0 1 22-44V-22H44A6 6 0 0 1 50-18V18A6 6 0 0 1 44 22H22V44A6 6 0 0 1 18 50H-18A6 6 0 0 1-22 44V22H-44A6 6 0 0 1-50 18V-18A6 6 0 0 1-44-22H-22V-44A6 6 0 0 1-18-50Z"/><path d="M-14-36H10M-38-8H-20" stroke="#fff" stroke-opacity=".35" stroke-width="6" stroke-linecap="round"/>`,
};

function euro(x: number, y: number): string {
  const radius = Math.round((coin * scale) / 2);
  const inner = Math.round(radius * 0.7);
  return `<ellipse cx="${x + 8}" cy="${y + 10}" rx="${radius}" ry="${radius}" fill="${palette.ink}" fill-opacity=".16"/><circle cx="${x}" cy="${y}" r="${radius}" fill="#CFA64E"/><circle cx="${x}" cy="${y}" r="${radius - 6}" fill="none" stroke="#A67F32" stroke-width="4"/><circle cx="${x}" cy="${y}" r="${inner}" fill="#D5D3CE"/><circle cx="${x}" cy="${y}" r="${inner}" fill="none" stroke="#9C9A95" stroke-width="3"/>${lettering("1", { x: x - 24, y: y + 48, size: 130, typeface: "fraunces", fill: "#77756F" })}${lettering("EURO", { x: x + 42, y: y + 12, size: 28, typeface: "figtree-bold", fill: "#77756F" })}`;
}
