import { headOf } from "./heads.ts";
import { lettering, sizeWithin, widthOf } from "./lettering.ts";
import { type Pack, rangeNames } from "./packs.ts";
import { mix, palette } from "./palette.ts";
import { proteinColours, proteinPattern } from "./proteins.ts";
import { rangeArt } from "./range-art.ts";
import { wordmark } from "./wordmark.ts";

export const light = `<linearGradient id="l"><stop stop-opacity=".2"/><stop offset=".08" stop-color="#fff" stop-opacity=".05"/><stop offset=".24" stop-color="#fff" stop-opacity=".24"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-opacity=".26"/></linearGradient>`;

interface Panel {
  outline: string;
  left: number;
  width: number;
  horizon: number;
  rise?: number;
}

export function printed(pack: Pack, { outline, left, width, horizon, rise = 1 }: Panel, over = ""): string {
  const scale = Math.round(width / 4) / 100;
  return `<defs><path id="o" d="${outline}"/></defs><clipPath id="b"><use href="#o"/></clipPath>${proteinPattern(pack.protein)}<use href="#o" fill="${proteinColours[pack.protein]}"/><use href="#o" fill="url(#v)"/><g clip-path="url(#b)"><g transform="translate(${left} ${horizon}) scale(${scale} ${Math.round(scale * rise * 100) / 100})">${rangeArt(pack.range, deepOf(pack))}</g></g>${over}<use href="#o" fill="url(#l)"/>`;
}

export function badge(pack: Pack, x: number, y: number, radius: number): string {
  const { coat } = pack.face;
  const scale = Math.round(radius / 1.5) / 100;
  return `<clipPath id="w"><circle cx="${x}" cy="${y}" r="${radius}"/></clipPath><circle cx="${x}" cy="${y}" r="${radius + 8}" fill="${palette.cream}"/><g clip-path="url(#w)"><circle cx="${x}" cy="${y}" r="${radius}" fill="${mix(palette.cream, proteinColours[pack.protein], 0.34)}"/><g transform="translate(${x} ${y + Math.round(radius * 0.12)}) scale(${scale})"><path d="M-90 150C-90 70-60 40 0 40C60 40 90 70 90 150Z" fill="${coat.fur}"/>${headOf(pack.face)}</g></g>`;
}

export function brand(pack: Pack, x: number, y: number, width: number): string {
  const size = Math.round(width / 12);
  const name = rangeNames[pack.range].toUpperCase();
  return `${wordmark(x, y, width, inkOf(pack))}${lettering(name, { x, y: y + Math.round(size * 1.7), size, typeface: "figtree-bold", spacing: size / 6, fill: inkOf(pack) })}`;
}

export function recipe(pack: Pack, x: number, y: number, width: number): string {
  const size = sizeWithin(
    width,
    pack.lines,
    Math.round(width / (pack.lines.length > 1 ? 7.9 : 7)),
    "fraunces",
  );
  const small = sizeWithin(width, [pack.stage], Math.round(width / 16), "figtree");
  const step = Math.round(size * 1.08);
  const lines = pack.lines.map((line, at) =>
    lettering(line, { x, y: y + at * step, size, typeface: "fraunces" }),
  );
  const stage = lettering(pack.stage, {
    x,
    y: y + pack.lines.length * step - Math.round(size * 0.16),
    size: small,
  });
  return `<g fill="${inkOf(pack)}">${lines.join("")}${stage}</g>`;
}

export function weightLabel(label: string, x: number, y: number, size: number): string {
  const half = Math.round((widthOf(label, size, "figtree-bold") + size) / 2);
  const height = Math.round(size * 1.5);
  const text = lettering(label, { x, y, size, typeface: "figtree-bold", fill: palette.ink });
  return `<rect x="${x - half}" y="${y - Math.round(size * 1.1)}" width="${half * 2}" height="${height}" rx="${Math.round(height / 2)}" fill="${palette.cream}"/>${text}`;
}

export function inkOf({ protein }: Pack): string {
  return protein === "chicken" ? palette.ink : palette.cream;
}

export function deepOf({ protein }: Pack): string {
  return protein === "chicken"
    ? mix(palette.mustard, palette.terracotta, 0.3)
    : mix(proteinColours[protein], palette.ink, 0.3);
}

export function floorShadow(x: number, y: number, width: number): string {
  return `<ellipse cx="${x + 10}" cy="${y}" rx="${width}" ry="20" fill="${palette.ink}" fill-opacity=".16"/>`;
}
