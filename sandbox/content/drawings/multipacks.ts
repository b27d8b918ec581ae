import { bag } from "./bags.ts";
import { lettering } from "./lettering.ts";
import type { Pack, PackShape } from "./packs.ts";
import { mix, palette } from "./palette.ts";
import { pouch } from "./pouches.ts";
import { badge, brand, deepOf, floorShadow, inkOf, printed, recipe } from "./print.ts";
import { proteinColours } from "./proteins.ts";

export function multipack(pack: Pack): string {
  if (pack.shape === "bag") return sideBySide(pack, bag);
  return pack.shape === "pouch" && pack.count === 2 ? sideBySide(pack, pouch) : inCardboard(pack);
}

function sideBySide(pack: Pack, draw: (pack: Pack) => string): string {
  return `<g transform="translate(0 150) scale(.8)"><g id="k">${draw({ ...pack, count: 1 })}</g></g><use href="#k" transform="translate(176 186) scale(.76)"/>${countMark(pack, 116, 170, 74)}`;
}

function inCardboard(pack: Pack): string {
  const { columns, rows, step, back, top, piece } = contentOf(pack);
  const left = Math.round(392 - ((columns - 1) * step) / 2);
  const row = Array.from({ length: columns }, (_, column) => `<use href="#k" x="${column * step}"/>`).join(
    "",
  );
  const standing = Array.from({ length: rows }, (_, place) => {
    const behind = rows - 1 - place;
    return `<use href="#r" x="${left + behind * 14}" y="${top - behind * back}"/>`;
  }).join("");
  const front = "M96 452H644C648 540 648 650 644 740H100C94 650 94 540 96 452Z";
  return `${floorShadow(410, 738, 330)}<defs>${piece}<g id="r">${row}</g></defs><path d="M96 452L150 396H712L644 452Z" fill="${mix("#D2A774", palette.ink, 0.45)}"/>${standing}<path d="M644 452L712 396C716 490 716 590 710 684L644 740Z" fill="${deepOf(pack)}"/><path d="M644 452L712 396C716 490 716 590 710 684L644 740Z" fill-opacity=".16"/>
${printed(pack, { outline: front, left: 92, width: 556, horizon: 690, rise: 0.6 }, badge(pack, 204, 596, 84))}<path d="M96 452H644L646 464H95ZM644 452L712 396L713 408L646 464Z" fill="#D2A774"/>
${brand(pack, 464, 536, 210)}${recipe(pack, 464, 616, 320)}${countMark(pack, 648, 424, 80)}`;
}

interface Content {
  columns: number;
  rows: number;
  step: number;
  back: number;
  top: number;
  piece: string;
}

function contentOf(pack: Pack): Content {
  const rows = pack.count < 6 ? 1 : pack.count < (pack.shape === "tin" ? 12 : 20) ? 2 : 3;
  const columns = Math.min(8, Math.ceil(pack.count / rows));
  const space = 520 / columns;
  return { columns, rows, step: Math.round(space), ...pieces[pack.shape](pack, space) };
}

type Piece = Pick<Content, "back" | "top" | "piece">;

const pieces: Record<PackShape, (pack: Pack, space: number) => Piece> = {
  bag: pouchTop,
  pouch: pouchTop,
  sachet: sachetTop,
  tin: tinTop,
  jar: jarTop,
};

function pouchTop(pack: Pack, space: number): Piece {
  const half = Math.round(space * 0.52);
  const colour = proteinColours[pack.protein];
  return {
    top: 246,
    back: 62,
    piece: `<g id="k"><path d="M${-half} 0H${half}L${half + 5} 260H${-half - 5}Z" fill="${colour}"/><path d="M${-half} 0H${half}V34H${-half}Z" fill="${mix(colour, palette.cream, 0.34)}"/><path d="M${-half} 16H${half}" stroke="#fff" stroke-opacity=".4" stroke-width="14" stroke-dasharray="2 4"/><circle cy="112" r="${Math.round(half * 0.62)}" fill="${palette.cream}"/><path d="M0 100c-12-12-24 2-12 14l12 10l12-10c12-12 0-26-12-14Z" fill="${colour}"/><path d="M${-half} 0H${half}L${half + 5} 260H${-half - 5}Z" fill="url(#l)"/></g>`,
  };
}

function sachetTop(pack: Pack, space: number): Piece {
  const half = Math.round(space * 0.5);
  const colour = proteinColours[pack.protein];
  return {
    top: 150,
    back: 60,
    piece: `<g id="k"><path d="M${-half} 0H${half}L${half + 6} 350H${-half - 6}Z" fill="${colour}"/><path d="M${-half} 0H${half}V60H${-half}Z" fill="${deepOf(pack)}"/><path d="M-20 22H20V36H-20Z" fill="${palette.cream}"/><path d="M${-half} 68H${half}" stroke="${palette.cream}" stroke-opacity=".7" stroke-width="4"/><g fill="${inkOf(pack)}"><use href="#m" transform="translate(-58 130) scale(.28)"/></g><circle cy="216" r="56" fill="${palette.cream}"/><path d="M${-half} 0H${half}L${half + 6} 350H${-half - 6}Z" fill="url(#l)"/></g>`,
  };
}

function tinTop(pack: Pack, space: number): Piece {
  const half = Math.round(space * 0.5);
  const tilt = Math.round(half * 0.34);
  const colour = proteinColours[pack.protein];
  const metal = "#CFCBC2";
  const side = `M${-half} 0A${half} ${tilt} 0 0 0 ${half} 0V280H${-half}Z`;
  return {
    top: pack.grams > 250 ? 300 : 376,
    back: Math.round(tilt * 1.5),
    piece: `<g id="k"><path d="${side}" fill="${colour}"/><path d="${side}" fill="url(#l)"/><ellipse rx="${half}" ry="${tilt}" fill="${metal}"/><ellipse rx="${half - 9}" ry="${tilt - 4}" cy="1" fill="${mix(metal, palette.ink, 0.24)}"/><ellipse rx="${half - 13}" ry="${tilt - 6}" cy="3" fill="${mix(colour, palette.cream, 0.14)}"/><ellipse cx="8" cy="${Math.round(tilt * 0.3)}" rx="22" ry="9" fill="none" stroke="#E6E3DC" stroke-width="7"/></g>`,
  };
}

function jarTop(pack: Pack, space: number): Piece {
  const half = Math.round(space * 0.48);
  const inner = half - 14;
  return {
    top: 170,
    back: 60,
    piece: `<g id="k"><path d="M${-half + 12} 70H${half - 12}C${half} 84 ${half} 100 ${half} 130V330H${-half}V130C${-half} 100 ${-half} 84 ${-half + 12} 70Z" fill="${mix(palette.cream, palette.mist, 0.25)}"/><path d="M${-half + 8} 130C-40 116 40 140 ${half - 8} 124V330H${-half + 8}Z" fill="${pack.animal === "dog" ? "#B98250" : "#D98E6C"}"/><path d="M${-half} 176H${half}V330H${-half}Z" fill="${proteinColours[pack.protein]}"/><path d="M${-half} 130V330H${half}V130C${half} 100 ${half} 84 ${half - 12} 70H${-half + 12}C${-half} 84 ${-half} 100 ${-half} 130Z" fill="url(#l)"/><path d="M${-inner} 10C${-inner}-4 ${inner}-4 ${inner} 10V66C${inner} 78 ${-inner} 78 ${-inner} 66Z" fill="#C79B66"/><ellipse cy="9" rx="${inner}" ry="11" fill="${mix("#C79B66", palette.cream, 0.35)}"/><g fill="${inkOf(pack)}"><use href="#m" transform="translate(-54 236) scale(.26)"/></g></g>`,
  };
}

function countMark({ count, weight }: Pack, x: number, y: number, radius: number): string {
  const type = { x, typeface: "figtree-bold", fill: palette.ink } as const;
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${palette.cream}"/>${lettering(`${count} ×`, { ...type, y: y + 6, size: Math.round(radius * 0.72) })}${lettering(weight, { ...type, y: y + Math.round(radius * 0.6), size: Math.round(radius * 0.46) })}`;
}
