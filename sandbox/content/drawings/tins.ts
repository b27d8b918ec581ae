import type { Pack } from "./packs.ts";
import { mix, palette } from "./palette.ts";
import { badge, brand, deepOf, floorShadow, printed, recipe, weightLabel } from "./print.ts";
import { proteinColours } from "./proteins.ts";

const metal = "#CFCBC2";

export function tin(pack: Pack): string {
  const { half, height, tilt } = measuresOf(pack.grams);
  const bottom = height < 260 ? 600 : 690;
  const top = bottom - height;
  const left = 400 - half;
  const arc = (y: number, inset = 0) => `A${half - inset} ${tilt - inset} 0 0 0 ${400 + half - inset} ${y}`;
  const side = `M${left} ${top}${arc(top)}V${bottom}A${half} ${tilt} 0 0 1 ${left} ${bottom}Z`;
  const label = `M${left} ${top + 22}${arc(top + 22)}V${bottom - 14}A${half} ${tilt} 0 0 1 ${left} ${bottom - 14}Z`;
  const print = height < 260 ? flatPrint(pack, top + tilt, height) : tallPrint(pack, top + tilt, height);
  return `${floorShadow(400, bottom + tilt - 10, half + 16)}<path d="${side}" fill="${mix(metal, palette.ink, 0.18)}"/>
${printed(pack, { outline: label, left, width: half * 2, horizon: top + tilt + Math.round(height * 0.5) }, print.picture)}${lid(pack, top, half, tilt)}${print.words}`;
}

function measuresOf(grams: number): { half: number; height: number; tilt: number } {
  if (grams <= 100) return { half: 216, height: 150, tilt: 74 };
  if (grams <= 250) return { half: 232, height: 200, tilt: 76 };
  if (grams <= 450) return { half: 200, height: 400, tilt: 50 };
  return { half: 226, height: 520, tilt: 54 };
}

interface Print {
  picture: string;
  words: string;
}

function tallPrint(pack: Pack, y: number, height: number): Print {
  const unit = height / 400;
  const down = (share: number) => Math.round(y + share * unit);
  return {
    picture: badge(pack, 400, down(164), Math.round(60 * unit)),
    words: `${brand(pack, 400, down(64), Math.round(170 * unit))}${recipe(pack, 400, down(268), Math.round(270 * unit))}${weightLabel(pack.weight, 400, down(374), Math.round(24 * unit))}`,
  };
}

function flatPrint(pack: Pack, y: number, height: number): Print {
  const unit = height / 200;
  const down = (share: number) => Math.round(y + share * unit);
  const left = 400 - Math.round(104 * unit);
  const right = 400 + Math.round(76 * unit);
  return {
    picture: badge(pack, left, down(98), Math.round(60 * unit)),
    words: `${brand(pack, right, down(66), Math.round(170 * unit))}${recipe(pack, right, down(120), Math.round(230 * unit))}${weightLabel(pack.weight, left, down(168), Math.round(20 + 8 * unit))}`,
  };
}

function lid(pack: Pack, y: number, half: number, tilt: number): string {
  const ellipse = (inset: number, fill: string, dy = 0) =>
    `<ellipse cx="400" cy="${y + dy}" rx="${half - inset}" ry="${Math.round((tilt * (half - inset)) / half)}" fill="${fill}"/>`;
  const ring = Math.round(tilt * 0.34);
  return `${ellipse(0, mix(metal, palette.ink, 0.14), 3)}${ellipse(2, metal)}${ellipse(18, mix(metal, palette.ink, 0.2), 2)}${ellipse(24, mix(proteinColours[pack.protein], palette.cream, 0.12), 4)}${ellipse(52, deepOf(pack), 4)}${ellipse(58, mix(proteinColours[pack.protein], palette.cream, 0.12), 5)}<path d="M${400 - half + 34} ${y}C${400 - half + 60} ${y - Math.round(tilt * 0.5)} ${400 - 60} ${y - Math.round(tilt * 0.72)} 400 ${y - Math.round(tilt * 0.74)}" fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round" stroke-opacity=".6"/><ellipse cx="424" cy="${y + Math.round(tilt * 0.3)}" rx="${ring * 2}" ry="${ring}" fill="none" stroke="#DEDBD4" stroke-width="12"/><ellipse cx="${424 - ring * 2}" cy="${y + 4}" rx="16" ry="8" fill="#EDEBE6"/>`;
}
