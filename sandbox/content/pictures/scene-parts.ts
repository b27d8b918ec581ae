import { caramel, dogHead } from "./animals.ts";
import { mix, palette } from "./palette.ts";
import { wordmark, wordmarkDefinition } from "./wordmark.ts";

export function scene(ground: string, ...parts: string[]): string {
  const drawing = parts.join("");
  const definitions = drawing.includes('href="#m"') ? `<defs>${wordmarkDefinition}</defs>` : "";
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 900">${definitions}<path d="M0 0H1200V900H0Z" fill="${ground}"/>${drawing}</svg>`;
}

export function at(x: number, y: number, scale: number, drawing: string): string {
  return `<g transform="translate(${x} ${y}) scale(${scale})">${drawing}</g>`;
}

export function shadow(x: number, y: number, width: number): string {
  return `<ellipse cx="${x}" cy="${y}" rx="${width}" ry="${Math.round(width / 9)}" fill="${palette.ink}" fill-opacity=".14"/>`;
}

export function hills(y: number): string {
  return `<path d="M0 ${y}C200 ${y - 90} 380 ${y - 70} 560 ${y - 10}C760 ${y - 120} 1000 ${y - 110} 1200 ${y - 30}V900H0Z" fill="${mix(palette.mist, palette.cream, 0.35)}"/><path d="M0 ${y + 70}C260 ${y - 30} 460 ${y + 10} 700 ${y + 60}C900 ${y} 1060 ${y} 1200 ${y + 40}V900H0Z" fill="${palette.mist}"/>`;
}

export function tree(colour: string): string {
  return `<path d="M-9 0L-6-110H6L9 0Z" fill="#7A5336"/><path d="M0-290C70-290 96-220 84-170C80-110 40-84 0-84C-40-84-80-110-84-170C-96-220-70-290 0-290Z" fill="${colour}"/><path d="M0-290C70-290 96-220 84-170C80-110 40-84 0-84C50-110 66-210 0-290Z" fill="${palette.ink}" fill-opacity=".1"/><path d="M0-100V-180M0-130L26-156M0-146L-24-172" stroke="#7A5336" stroke-width="6" stroke-linecap="round"/>`;
}

export function plant(pot: string): string {
  const leaf = (turn: number, length: number) =>
    `<path transform="translate(0 -96) rotate(${turn})" d="M0 0C-34-${Math.round(length * 0.4)}-26-${Math.round(length * 0.8)} 0-${length}C26-${Math.round(length * 0.8)} 34-${Math.round(length * 0.4)} 0 0Z"/>`;
  return `<g fill="${palette.forest}">${leaf(-52, 130)}${leaf(50, 136)}${leaf(0, 190)}</g><g fill="#2F6B52">${leaf(-26, 176)}${leaf(25, 168)}</g><path d="M-54-100H54L40-6C39 0-39 0-40-6Z" fill="${pot}"/><path d="M-60-112H60V-90H-60Z" fill="${mix(pot, palette.ink, 0.15)}"/>`;
}

export function bowl(colour: string): string {
  return `<path d="M-70-64C-58-100 58-100 70-64Z" fill="#8A5A34"/><g fill="#A87041"><circle cx="-36" cy="-76" r="11"/><circle cx="-10" cy="-86" r="11"/><circle cx="18" cy="-82" r="11"/><circle cx="42" cy="-73" r="10"/></g><path d="M-82-66H82L94-6C95 0-95 0-94-6Z" fill="${colour}"/><path d="M-82-66H82L84-54H-84Z" fill="#fff" fill-opacity=".28"/>`;
}

export function bag(colour: string, head: string = dogHead(caramel)): string {
  return `<path d="M-94-296H94C100-200 108-120 100-14C60 2-60 2-100-14C-108-120-100-200-94-296Z" fill="${colour}"/><path d="M-94-296H94L97-262H-97Z" fill="${palette.ink}" fill-opacity=".2"/><circle cy="-120" r="56" fill="${palette.cream}"/>${at(0, -118, 0.44, head)}${wordmark(0, -200, 132, palette.cream)}<path d="M60-262C74-180 80-90 70-2L100-14C108-120 102-200 97-262Z" fill="${palette.ink}" fill-opacity=".13"/>`;
}

export function parcel(): string {
  return `<path d="M-160-210H160V0H-160Z" fill="#D2A774"/><path d="M-160-210H160V-168H-160Z" fill="#BD9160"/><path d="M-26-210H26V0H-26Z" fill="${palette.cream}" fill-opacity=".55"/><path d="M120-210H160V0H120Z" fill="${palette.ink}" fill-opacity=".08"/><path d="M-140-120H-44V-40H-140Z" fill="${palette.cream}"/><path d="M-126-98H-60M-126-80H-74M-126-62H-84" stroke="#BD9160" stroke-width="6"/>${wordmark(92, -26, 92, palette.forest)}`;
}

export function room(floor: number, boards = "#D9B98E"): string {
  return `<path d="M0 ${floor}H1200V900H0Z" fill="${boards}"/><path d="M0 ${floor}H1200V${floor + 14}H0Z" fill="${palette.ink}" fill-opacity=".1"/><path d="M0 ${floor + 84}H1200M0 ${floor + 146}H1200" stroke="${palette.ink}" stroke-opacity=".07" stroke-width="4"/>`;
}

export function countryWindow(): string {
  return `<path d="M-180-420H180V0H-180Z" fill="${palette.cream}"/><path d="M-160-400H160V-16H-160Z" fill="#DCE8E1"/><circle cx="70" cy="-300" r="44" fill="${palette.mustard}"/><path d="M-160-150C-90-200-10-190 50-150C90-180 130-180 160-166V-16H-160Z" fill="${mix(palette.mist, palette.cream, 0.3)}"/><path d="M-160-90C-60-140 60-120 160-84V-16H-160Z" fill="${palette.mist}"/><path d="M-8-400H8V-16H-8ZM-160-216H160V-202H-160Z" fill="${palette.cream}"/><path d="M-204-4H204V22H-204Z" fill="#D9B98E"/>`;
}

export function rug(half: number, colour: string): string {
  const ring = (share: number) => `rx="${Math.round(half * share)}" ry="${Math.round(half * share * 0.17)}"`;
  return `<ellipse ${ring(1)} fill="${colour}"/><ellipse ${ring(0.9)} fill="none" stroke="${palette.cream}" stroke-opacity=".5" stroke-width="4"/>`;
}

export function basket(cushion: string): string {
  return `<path d="M-210-96C-210-150 210-150 210-96L190-10C188 4-188 4-190-10Z" fill="#B98250"/><ellipse cy="-100" rx="196" ry="40" fill="${cushion}"/><path d="M-206-70C-120-36 120-36 206-70L200-44C120-12-120-12-200-44Z" fill="#9C6A3D"/><path d="M-150-84V0M-90-66V4M-30-60V4M30-60V4M90-66V4M150-84V0" stroke="${palette.ink}" stroke-opacity=".16" stroke-width="6"/>`;
}

export function meadow(y: number): string {
  return `<path d="M0 ${y + 20}C300 ${y - 40} 820 ${y - 40} 1200 ${y + 14}V900H0Z" fill="${mix(palette.forest, palette.mist, 0.3)}"/><path d="M90 ${y + 110}L100 ${y + 72}L110 ${y + 110}ZM116 ${y + 110}L132 ${y + 80}L136 ${y + 110}ZM1040 ${y + 140}L1052 ${y + 100}L1062 ${y + 140}ZM1068 ${y + 140}L1084 ${y + 110}L1088 ${y + 140}ZM280 ${y + 170}L288 ${y + 136}L298 ${y + 170}Z" fill="${palette.forest}"/>`;
}

export function sun(x: number, y: number, radius: number): string {
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${palette.mustard}"/>`;
}

export const heart = `<path d="M0 40C-70-6-60-60-26-60C-8-60 0-44 0-36C0-44 8-60 26-60C60-60 70-6 0 40Z"/>`;
export const bone = `<path d="M-50-16C-82-44-110-6-86 0C-110 6-82 44-50 16H50C82 44 110 6 86 0C110-6 82-44 50-16Z"/>`;
export const fish = `<path d="M-70 0C-40-42 20-40 44-8L80-32V32L44 8C20 40-40 42-70 0Z"/>`;
