import type { Pack } from "./packs.ts";
import { mix, palette } from "./palette.ts";
import { badge, brand, floorShadow, printed, recipe, weightLabel } from "./print.ts";

const wood = "#C79B66";

export function jar(pack: Pack): string {
  const glass =
    "M236 206H564C600 226 616 260 616 300V672C616 716 596 740 556 740H244C204 740 184 716 184 672V300C184 260 200 226 236 206Z";
  return `${floorShadow(400, 740, 236)}<path d="${glass}" fill="${mix(palette.cream, palette.mist, 0.25)}"/><path d="M200 300C240 280 300 306 360 290C430 274 520 304 600 286V668C600 706 584 724 552 724H248C216 724 200 706 200 668Z" fill="#B98250"/>
${pack.animal === "dog" ? bones : cubes}<path d="${glass}" fill="url(#l)"/>
${printed(pack, { outline: "M184 366H616V678H184Z", left: 184, width: 432, horizon: 566 }, badge(pack, 288, 512, 82))}<path d="M184 378H616M184 666H616" stroke="${palette.cream}" stroke-opacity=".7" stroke-width="3"/>
<path d="M214 290C214 262 226 246 244 236" fill="none" stroke="#fff" stroke-width="9" stroke-linecap="round" stroke-opacity=".8"/><path d="M226 112C226 92 574 92 574 112V190C574 210 226 210 226 190Z" fill="${wood}"/><path d="M226 112C226 92 574 92 574 112C574 128 226 128 226 112Z" fill="${mix(wood, palette.cream, 0.35)}"/><path d="M226 112V190C226 210 574 210 574 190V112Z" fill="url(#l)"/>
${brand(pack, 488, 442, 180)}${recipe(pack, 490, 520, 220)}${weightLabel(pack.weight, 490, 642, 24)}`;
}

const bones = `<path id="t" transform="translate(290 322) rotate(-18)" d="M-28-9C-46-26-62-4-48 0C-62 4-46 26-28 9H28C46 26 62 4 48 0C62-4 46-26 28-9Z" fill="#D9A66C"/><use href="#t" x="170" y="10"/><use href="#t" x="220" y="-30"/>`;
const cubes = `<path id="t" transform="translate(270 326) rotate(-14)" d="M-24-14L-18-20H18L24-14V14L18 20H-18L-24 14Z" fill="#E39A78"/><use href="#t" x="84" y="8"/><use href="#t" x="172" y="-6"/><use href="#t" x="256" y="6"/>`;
