import { type Coat, caramel, catHead, chocolate, dogHead, ginger, slate } from "./animals.ts";
import { mix, palette } from "./palette.ts";
import { wordmark, wordmarkDefinition } from "./wordmark.ts";

export type Range = "terroir" | "grand-air" | "equilibre" | "premiers-pas" | "rivage" | "cuisine";
export type PackShape = "bag" | "tin" | "pouch" | "jar";

/** What is printed on a pack. `lines` is the recipe on one or two lines, `stage` who it is for. */
export interface Pack {
  shape: PackShape;
  range: Range;
  animal: "dog" | "cat";
  lines: string[];
  stage: string;
  weight: string;
}

export const rangeNames: Record<Range, string> = {
  terroir: "Terroir",
  "grand-air": "Grand Air",
  equilibre: "Équilibre",
  "premiers-pas": "Premiers Pas",
  rivage: "Rivage",
  cuisine: "La Cuisine",
};

export const rangeColours: Record<Range, string> = {
  terroir: palette.forest,
  "grand-air": palette.terracotta,
  equilibre: "#5E8B80",
  "premiers-pas": palette.mustard,
  rivage: palette.lake,
  cuisine: palette.plum,
};

const coats: Record<"dog" | "cat", Record<Range, Coat>> = {
  dog: {
    terroir: caramel,
    "grand-air": chocolate,
    equilibre: slate,
    "premiers-pas": caramel,
    rivage: chocolate,
    cuisine: caramel,
  },
  cat: {
    terroir: ginger,
    "grand-air": slate,
    equilibre: ginger,
    "premiers-pas": slate,
    rivage: slate,
    cuisine: ginger,
  },
};

/** The picture of a pack, 800 × 800 on a transparent ground, lit from the upper left. */
export function packshot(pack: Pack): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 800"><defs>${light}${wordmarkDefinition}</defs>${shapes[pack.shape](pack)}</svg>`;
}

/** The one light of every pack: bright on the left third, shaded towards the right edge. */
const light = `<linearGradient id="l"><stop offset="0" stop-opacity=".22"/><stop offset=".08" stop-opacity="0"/><stop offset=".08" stop-color="#fff" stop-opacity=".05"/><stop offset=".24" stop-color="#fff" stop-opacity=".24"/><stop offset=".46" stop-color="#fff" stop-opacity="0"/><stop offset=".6" stop-opacity="0"/><stop offset="1" stop-opacity=".3"/></linearGradient>`;

const shapes: Record<PackShape, (pack: Pack) => string> = { bag, tin, pouch, jar };

function bag(pack: Pack): string {
  const colour = rangeColours[pack.range];
  const body =
    "M208 62L592 62C602 190 616 420 608 650C606 706 600 734 590 742C480 752 320 752 210 742C200 734 194 706 192 650C184 420 198 190 208 62Z";
  return `${floorShadow(744, 232)}<path d="${body}" fill="${colour}"/>
<path d="M203 130H597L592 62H208Z" fill="${mix(colour, palette.ink, 0.22)}"/>
<path d="M208 80H592M206 96H594" stroke="#fff" stroke-opacity=".22" stroke-width="11" stroke-dasharray="2 5"/>
<path d="M203 132C220 250 222 560 200 700C190 560 192 300 203 132ZM597 132C578 250 576 560 600 700C610 560 608 300 597 132Z" fill-opacity=".16"/>
<path d="M203 130C260 142 300 150 318 190C290 168 250 156 205 160ZM597 130C540 142 500 150 486 186C512 166 552 156 595 160ZM204 700C300 716 500 716 596 700L592 740C480 752 320 752 208 740Z" fill-opacity=".09"/>
${badge(pack, 400, 412, 122)}
<path d="${body}" fill="url(#l)"/>
${wordmark(400, 216, 240, inkOf(pack))}
${rangeLine(pack, 252)}
${recipe(pack, 590)}
${weightMark(pack, 400, 712)}`;
}

function tin(pack: Pack): string {
  const colour = rangeColours[pack.range];
  const body = "M172 236C172 292 628 292 628 236V640C628 704 172 704 172 640Z";
  const metal = "#CFCBC2";
  return `${floorShadow(684, 250)}<path d="M172 224V654C172 718 628 718 628 654V224Z" fill="${mix(metal, palette.ink, 0.18)}"/>
<path d="${body}" fill="${colour}"/>
<path d="M172 596C172 660 628 660 628 596V640C628 704 172 704 172 640Z" fill="${palette.cream}" fill-opacity=".9"/>
${badge(pack, 400, 424, 76)}
<path d="M172 224V654C172 718 628 718 628 654V224Z" fill="url(#l)"/>
<ellipse cx="400" cy="224" rx="232" ry="58" fill="${mix(metal, palette.ink, 0.12)}"/><ellipse cx="400" cy="220" rx="230" ry="55" fill="${metal}"/>
<ellipse cx="400" cy="224" rx="206" ry="45" fill="${mix(metal, palette.ink, 0.16)}"/><ellipse cx="400" cy="227" rx="202" ry="42" fill="#DDDAD2"/>
<path d="M230 220C262 194 330 186 400 186" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round" stroke-opacity=".8"/>
<path d="M400 214C440 200 512 196 516 216C520 238 440 240 404 228Z" fill="none" stroke="#A9A498" stroke-width="10"/><circle cx="396" cy="222" r="11" fill="#B9B4A9"/>
${wordmark(400, 328, 170, inkOf(pack))}
${recipe(pack, 546)}
${weightMark(pack, 400, 673, palette.ink)}`;
}

function pouch(pack: Pack): string {
  const colour = rangeColours[pack.range];
  const body = "M222 84H578C584 260 600 520 584 704C560 736 240 736 216 704C200 520 216 260 222 84Z";
  return `${floorShadow(724, 206)}<path d="${body}" fill="${colour}"/>
<path d="M222 84H578L581 150H219Z" fill="${mix(colour, palette.cream, 0.3)}"/>
<path d="M222 100H578M221 116H579M220 132H580" stroke="#fff" stroke-opacity=".3" stroke-width="9" stroke-dasharray="2 5"/>
<path d="M219 168H581" stroke="${palette.cream}" stroke-opacity=".6" stroke-width="3" stroke-dasharray="10 8"/><path d="M219 158L232 168L218 178ZM581 158L568 168L582 178Z" fill="${palette.cream}"/>
<path d="M214 670C300 610 500 610 586 670L584 704C560 736 240 736 216 704Z" fill-opacity=".16"/>
<path d="M218 200C240 330 240 520 212 640C206 480 208 340 218 200ZM582 200C562 330 562 520 588 640C594 480 592 340 582 200Z" fill-opacity=".14"/>
${badge(pack, 400, 408, 100)}
<path d="${body}" fill="url(#l)"/>
${wordmark(400, 244, 200, inkOf(pack))}
${rangeLine(pack, 276)}
${recipe(pack, 562)}
${weightMark(pack, 400, 694)}`;
}

function jar(pack: Pack): string {
  const colour = rangeColours[pack.range];
  const glass =
    "M236 206H564C600 226 616 260 616 300V672C616 716 596 740 556 740H244C204 740 184 716 184 672V300C184 260 200 226 236 206Z";
  const wood = "#C79B66";
  return `${floorShadow(740, 236)}<path d="${glass}" fill="${mix(palette.cream, palette.mist, 0.25)}"/>
<path d="M200 330C240 316 300 338 360 322C430 306 520 336 600 318V668C600 706 584 724 552 724H248C216 724 200 706 200 668Z" fill="#B98250"/>
${pack.animal === "dog" ? bones() : cubes()}
<path d="M184 400H616V650H184Z" fill="${colour}"/><path d="M184 412H616M184 638H616" stroke="${palette.cream}" stroke-opacity=".7" stroke-width="3"/>
${badge(pack, 292, 525, 74)}
<path d="${glass}" fill="url(#l)"/><path d="M214 290C214 262 226 246 244 236" fill="none" stroke="#fff" stroke-width="9" stroke-linecap="round" stroke-opacity=".8"/>
<path d="M226 112C226 92 574 92 574 112V190C574 210 226 210 226 190Z" fill="${wood}"/>
<path d="M226 112C226 92 574 92 574 112C574 128 226 128 226 112Z" fill="${mix(wood, palette.cream, 0.35)}"/><path d="M226 112V190C226 210 574 210 574 190V112Z" fill="url(#l)"/>
${wordmark(486, 470, 180, inkOf(pack))}
${recipe(pack, 516, 486, 200)}
${weightMark(pack, 486, 628)}`;
}

function bones(): string {
  return `<path id="t" transform="translate(300 360) rotate(-18)" d="M-28-9C-46-26-62-4-48 0C-62 4-46 26-28 9H28C46 26 62 4 48 0C62-4 46-26 28-9Z" fill="#D9A66C"/><use href="#t" x="180" y="10"/><use href="#t" x="20" y="330"/><use href="#t" x="205" y="325"/>`;
}

function cubes(): string {
  return `<path id="t" transform="translate(290 362) rotate(-14)" d="M-24-14L-18-20H18L24-14V14L18 20H-18L-24 14Z" fill="#E39A78"/><use href="#t" x="104"/><use href="#t" x="212" y="-6"/><use href="#t" x="50" y="326"/><use href="#t" x="180" y="330"/>`;
}

/** The round window in which the animal looks out of the pack. */
function badge(pack: Pack, x: number, y: number, radius: number): string {
  const colour = rangeColours[pack.range];
  const coat = coats[pack.animal][pack.range];
  const scale = Math.round(radius / 1.5) / 100;
  const head = pack.animal === "dog" ? dogHead(coat) : catHead(coat);
  const shoulders = `<path d="M-90 150C-90 70-60 40 0 40C60 40 90 70 90 150Z" fill="${coat.fur}"/><path d="M-36 150C-34 96-20 70 0 70C20 70 34 96 36 150Z" fill="${coat.light}"/>`;
  return `<clipPath id="w"><circle cx="${x}" cy="${y}" r="${radius}"/></clipPath><circle cx="${x}" cy="${y}" r="${radius + 9}" fill="${palette.cream}"/><g clip-path="url(#w)"><path d="M0 0H800V800H0Z" fill="${mix(palette.cream, colour, 0.3)}"/><g transform="translate(${x} ${y + Math.round(radius * 0.12)}) scale(${scale})">${shoulders}${head}</g></g>`;
}

function rangeLine(pack: Pack, y: number): string {
  return `<text x="400" y="${y}" text-anchor="middle" font-family="sans-serif" font-size="17" font-weight="700" letter-spacing="4" fill="${pack.range === "terroir" || pack.range === "rivage" ? palette.mustard : inkOf(pack)}">${rangeNames[pack.range].toUpperCase()}</text>`;
}

/** The recipe in serif letters, sized so that the widest fallback font still fits, and under it the life stage. */
function recipe(pack: Pack, y: number, x = 400, width = 330): string {
  const longest = Math.max(...pack.lines.map((line) => line.length));
  const size = Math.min(35, Math.floor(width / (longest * 0.61)));
  const step = Math.round(size * 1.16);
  const lines = pack.lines
    .map((line, at) => `<tspan x="${x}" y="${y + at * step}">${escapeText(line)}</tspan>`)
    .join("");
  const below = y + pack.lines.length * step - 2;
  return `<g text-anchor="middle" fill="${inkOf(pack)}"><text font-family="Georgia,serif" font-size="${size}" font-weight="600">${lines}</text><text x="${x}" y="${below}" font-family="sans-serif" font-size="${width < 300 ? 15 : 18}" letter-spacing="1.5">${escapeText(pack.stage)}</text></g>`;
}

function weightMark(pack: Pack, x: number, y: number, fill: string = inkOf(pack)): string {
  return `<text x="${x}" y="${y}" text-anchor="middle" font-family="sans-serif" font-size="20" font-weight="700" fill="${fill}">${pack.weight}</text>`;
}

/** The colour of the print: cream, but dark on mustard, where cream could not be read. */
function inkOf(pack: Pack): string {
  return pack.range === "premiers-pas" ? palette.ink : palette.cream;
}

function floorShadow(y: number, width: number): string {
  return `<ellipse cx="410" cy="${y}" rx="${width}" ry="20" fill="${palette.ink}" fill-opacity=".16"/>`;
}

function escapeText(text: string): string {
  return text.replaceAll("&", "&amp;");
}
