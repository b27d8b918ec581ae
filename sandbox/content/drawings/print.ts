import { faceOf } from "./faces.ts";
import { type Pack, rangeColours, rangeNames } from "./packs.ts";
import { mix, palette } from "./palette.ts";
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
  return `<defs><path id="o" d="${outline}"/></defs><clipPath id="b"><use href="#o"/></clipPath><use href="#o" fill="${rangeColours[pack.range]}"/><g clip-path="url(#b)"><g transform="translate(${left} ${horizon}) scale(${scale} ${Math.round(scale * rise * 100) / 100})">${rangeArt(pack.range, deepOf(pack))}</g></g>${over}<use href="#o" fill="url(#l)"/>`;
}

export function badge(pack: Pack, x: number, y: number, radius: number): string {
  const { head, coat } = faceOf(pack.animal, pack.range);
  const scale = Math.round(radius / 1.5) / 100;
  return `<clipPath id="w"><circle cx="${x}" cy="${y}" r="${radius}"/></clipPath><circle cx="${x}" cy="${y}" r="${radius + 8}" fill="${palette.cream}"/><g clip-path="url(#w)"><circle cx="${x}" cy="${y}" r="${radius}" fill="${mix(palette.cream, rangeColours[pack.range], 0.34)}"/><g transform="translate(${x} ${y + Math.round(radius * 0.12)}) scale(${scale})"><path d="M-90 150C-90 70-60 40 0 40C60 40 90 70 90 150Z" fill="${coat.fur}"/>${head}</g></g>`;
}

export function brand(pack: Pack, x: number, y: number, width: number): string {
  const size = Math.round(width / 12);
  return `${wordmark(x, y, width, inkOf(pack))}<text x="${x}" y="${y + Math.round(size * 1.7)}" font-size="${size}" font-weight="700" letter-spacing="3" fill="${inkOf(pack)}">${rangeNames[pack.range].toUpperCase()}</text>`;
}

export function recipe(pack: Pack, x: number, y: number, width: number): string {
  const longest = Math.max(...pack.lines.map((line) => line.length));
  const size = Math.min(Math.round(width / 8), Math.floor(width / (longest * 0.61)));
  const small = Math.min(Math.round(width / 17), Math.floor(width / (pack.stage.length * 0.66)));
  const step = Math.round(size * 1.14);
  const lines = pack.lines
    .map((line, at) => `<tspan x="${x}" y="${y + at * step}">${escapeText(line)}</tspan>`)
    .join("");
  return `<g fill="${inkOf(pack)}"><text font-family="Georgia,serif" font-size="${size}" font-weight="600">${lines}</text><text x="${x}" y="${y + pack.lines.length * step - Math.round(size * 0.1)}" font-size="${small}">${escapeText(pack.stage)}</text></g>`;
}

export function weightLabel(label: string, x: number, y: number, size: number): string {
  const half = Math.round((label.length * size * 0.58 + size) / 2);
  const height = Math.round(size * 1.5);
  return `<rect x="${x - half}" y="${y - Math.round(size * 1.1)}" width="${half * 2}" height="${height}" rx="${Math.round(height / 2)}" fill="${palette.cream}"/><text x="${x}" y="${y}" font-size="${size}" font-weight="700" fill="${palette.ink}">${label}</text>`;
}

export function inkOf({ range }: Pack): string {
  return range === "premiers-pas" ? palette.ink : palette.cream;
}

export function deepOf({ range }: Pack): string {
  return range === "premiers-pas"
    ? mix(palette.mustard, palette.terracotta, 0.3)
    : mix(rangeColours[range], palette.ink, 0.3);
}

export function floorShadow(x: number, y: number, width: number): string {
  return `<ellipse cx="${x + 10}" cy="${y}" rx="${width}" ry="20" fill="${palette.ink}" fill-opacity=".16"/>`;
}

function escapeText(text: string): string {
  return text.replaceAll("&", "&amp;");
}
