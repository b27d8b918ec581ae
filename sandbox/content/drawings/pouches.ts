import type { Pack } from "./packs.ts";
import { mix, palette } from "./palette.ts";
import { badge, brand, deepOf, floorShadow, printed, recipe, weightLabel } from "./print.ts";
import { proteinColours } from "./proteins.ts";

export function pouch(pack: Pack): string {
  const front = "M222 84H578C584 260 600 520 584 704C560 736 240 736 216 704C200 520 216 260 222 84Z";
  return `${floorShadow(400, 724, 206)}${printed(pack, { outline: front, left: 208, width: 384, horizon: 500 }, `<path d="M214 690C300 620 500 620 586 690L584 704C560 736 240 736 216 704Z" fill-opacity=".18"/>${badge(pack, 400, 384, 96)}`)}
<path d="M222 84H578L581 146H219Z" fill="${mix(proteinColours[pack.protein], palette.cream, 0.3)}"/><path d="M222 98H578M221 114H579M220 130H580" stroke="#fff" stroke-opacity=".34" stroke-width="8" stroke-dasharray="2 5"/><path d="M219 166H581" stroke="${palette.cream}" stroke-opacity=".7" stroke-width="3" stroke-dasharray="10 8"/><path d="M219 156L234 166L218 176ZM581 156L566 166L582 176Z" fill="${palette.cream}"/><path d="M230 150C222 330 220 540 230 690M570 150C578 330 580 540 570 690" fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="4"/>
${brand(pack, 400, 232, 200)}${recipe(pack, 400, 548, 300)}${weightLabel(pack.weight, 400, 674, 26)}`;
}

export function sachet(pack: Pack): string {
  const front =
    "M206 116C206 106 212 100 222 100H578C588 100 594 106 594 116C604 300 612 540 606 700C590 744 210 744 194 700C188 540 196 300 206 116Z";
  const size = pack.grams < 60 ? 0.84 : 1;
  const window = `<path d="M282 664C282 560 340 596 400 596C460 596 518 560 518 664C518 692 282 692 282 664Z" fill="${palette.cream}"/><g fill="#B9794A"><path id="t" transform="translate(348 650) rotate(-12)" d="${pack.animal === "dog" ? bone : fish}"/><use href="#t" x="104" y="-2"/><use href="#t" transform="rotate(-14 400 640)" x="62" y="-8"/></g>`;
  return `<g transform="translate(${400 - 400 * size} ${Math.round(744 - 744 * size)}) scale(${size})">${floorShadow(400, 728, 220)}${printed(pack, { outline: front, left: 192, width: 416, horizon: 462 }, `<path d="M193 690C290 610 510 610 607 690L606 700C590 744 210 744 194 700Z" fill-opacity=".2"/>${badge(pack, 400, 380, 86)}${window}`)}
<path d="M206 116C206 106 212 100 222 100H578C588 100 594 106 594 116L597 178H203Z" fill="${deepOf(pack)}"/><path d="M370 128H392A10 10 0 0 1 408 128H430A10 10 0 0 1 430 148H370A10 10 0 0 1 370 128Z" fill="${palette.cream}"/><path d="M202 188H598M201 197H599" stroke="${palette.cream}" stroke-opacity=".6" stroke-width="4"/><path d="M204 178L218 186L202 194ZM596 178L582 186L598 194Z" fill="${palette.cream}"/>
${brand(pack, 400, 248, 196)}${recipe(pack, 400, 512, 300)}${weightLabel(pack.weight, 400, 716, 24)}</g>`;
}

const bone = "M-24-7C-40-22-54-3-42 0C-54 3-40 22-24 7H24C40 22 54 3 42 0C54-3 40-22 24-7Z";
const fish = "M-36 0C-20-22 10-20 22-4L40-16V16L22 4C10 20-20 22-36 0Z";
