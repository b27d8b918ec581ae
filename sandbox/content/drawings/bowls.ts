import type { ProductEntry } from "../product-entry.ts";
import { mix, palette } from "./palette.ts";
import { proteinColours, proteinOf } from "./proteins.ts";

type Food = "dry" | "wet" | "treat" | "cubes";

export function bowl({ kind, animal, filters }: ProductEntry): string {
  const food = kind === "treat" && animal === "cat" ? "cubes" : kind;
  return inBowl(foods[food], proteinColours[proteinOf(filters.protéine)]);
}

function inBowl(food: string, colour: string): string {
  const ground = mix(palette.cream, colour, 0.16);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 800"><defs><linearGradient id="l"><stop offset="0" stop-opacity=".16"/><stop offset=".25" stop-color="#fff" stop-opacity=".26"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-opacity=".28"/></linearGradient></defs><path d="M0 0H800V800H0Z" fill="${palette.cream}"/><circle cx="400" cy="390" r="330" fill="${ground}"/>
<ellipse cx="412" cy="650" rx="280" ry="30" fill="${palette.ink}" fill-opacity=".16"/>
${food}
<path d="M150 400C150 470 650 470 650 400L600 622C596 660 204 660 200 622Z" fill="${colour}"/><path d="M150 400C150 470 650 470 650 400L600 622C596 660 204 660 200 622Z" fill="url(#l)"/><path d="M150 400C150 470 650 470 650 400L646 420C640 486 160 486 154 420Z" fill="#fff" fill-opacity=".3"/>
<path d="M400 530C380 496 340 520 362 552C372 566 390 580 400 588C410 580 428 566 438 552C460 520 420 496 400 530Z" fill="${palette.cream}"/></svg>`;
}

function heap(piece: string, shades: [string, string, string]): string {
  const rows: [number, number[]][] = [
    [296, [330, 400, 472]],
    [330, [262, 332, 404, 476, 540]],
    [366, [214, 284, 352, 424, 492, 560, 600]],
    [404, [200, 262, 330, 398, 466, 534, 596]],
  ];
  return rows
    .map(([y, xs], row) =>
      xs
        .map(
          (x, at) =>
            `<use href="#p" transform="translate(${x} ${y + ((at * 7 + row * 5) % 11)}) rotate(${((at * 53 + row * 31) % 70) - 35})" fill="${shades[(at + row) % 3]}"/>`,
        )
        .join(""),
    )
    .join("")
    .replace(
      /^/,
      `<defs>${piece}</defs><path d="M156 410C170 300 300 270 400 270C500 270 630 300 644 410C640 460 160 460 156 410Z" fill="${shades[2]}"/>`,
    );
}

const foods: Record<Food, string> = {
  dry: heap(
    `<g id="p"><circle r="38"/><circle r="38" fill="none" stroke="#2B2018" stroke-opacity=".18" stroke-width="3"/><path d="M-20-18C-10-28 8-28 18-20" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="6" stroke-linecap="round"/></g>`,
    ["#B07A48", "#A06A3B", "#8A5A34"],
  ),
  wet: heap(
    `<g id="p"><path d="M-44-14C-30-34 26-32 42-16C50 4 34 26 6 28C-28 30-50 12-44-14Z"/><path d="M-26-12C-12-22 14-20 26-12" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="6" stroke-linecap="round"/></g>`,
    ["#C27A55", "#AE6544", "#93503A"],
  ),
  treat: heap(
    `<g id="p"><path d="M-30-12C-50-30-68-4-52 0C-68 4-50 30-30 12H30C50 30 68 4 52 0C68-4 50-30 30-12Z"/><path d="M-26-5H24" stroke="#fff" stroke-opacity=".35" stroke-width="5" stroke-linecap="round"/></g>`,
    ["#D9A66C", "#C9925A", "#B07A48"],
  ),
  cubes: heap(
    `<g id="p"><path d="M-32-20L-20-32H24L32-22V24L22 32H-24L-32 22Z"/><path d="M-22-20H18" stroke="#fff" stroke-opacity=".4" stroke-width="6" stroke-linecap="round"/></g>`,
    ["#E39A78", "#D98B66", "#C47852"],
  ),
};
