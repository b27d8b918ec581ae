import type { Range } from "./packs.ts";
import { palette } from "./palette.ts";

export function rangeArt(range: Range, deep: string): string {
  return art[range](`fill="${deep}"`);
}

const pale = `stroke="${palette.cream}" stroke-opacity=".22" fill="none"`;
const glow = `fill="${palette.cream}" fill-opacity=".26"`;
const paw = `<g id="q" transform="translate(33 -16)"><ellipse cy="8" rx="15" ry="12"/><circle cx="-18" cy="-6" r="6"/><circle cx="-7" cy="-15" r="6"/><circle cx="7" cy="-15" r="6"/><circle cx="18" cy="-6" r="6"/></g>`;
const petals = `fill="none" stroke="${palette.cream}" stroke-opacity=".8" stroke-width="10" stroke-dasharray="8 4.5"`;

const art: Record<Range, (deep: string) => string> = {
  terroir: (deep) =>
    `<path d="M0-40C90-120 190-90 260-20C310-70 360-70 400-46V400H0Z" ${deep}/><path d="M-20 60C40 0 70-40 96-82M70 60C104 10 118-30 130-88M162 60C166 10 166-30 166-84M262 60C236 20 220-10 200-68M326 60C318 20 320-20 344-62M396 60C386 30 380 0 372-60" stroke-width="6" ${pale}/>`,
  "grand-air": (deep) =>
    `<circle cx="330" cy="-140" r="38" ${glow}/><path d="M0-20L70-124L122-50L196-168L280-40L330-96L400-10V400H0Z" ${deep}/><path d="M70-124L44-86L62-94L76-82L96-88ZM196-168L158-108L182-120L198-104L216-118L238-104ZM330-96L308-72L330-80L350-72Z" fill="${palette.cream}" fill-opacity=".6"/>`,
  equilibre: (deep) =>
    `<path d="M0 0C130-30 270-30 400 0V400H0Z" ${deep}/><g ${glow}><ellipse cx="352" cy="-34" rx="46" ry="22"/><ellipse cx="350" cy="-74" rx="34" ry="18"/><ellipse cx="354" cy="-106" rx="23" ry="14"/><ellipse cx="352" cy="-130" rx="12" ry="10"/><circle cx="48" cy="-80" r="44"/></g><path d="M-20 40C120-8 280-8 420 40" stroke-width="6" ${pale}/>`,
  "premiers-pas": (deep) =>
    `<path d="M0 10H66V-30H132V-70H268V-90H334V-130H400V400H0Z" ${deep}/><g fill="${palette.ink}" fill-opacity=".2">${paw}<use href="#q" x="66" y="-40"/><use href="#q" x="268" y="-100"/><use href="#q" x="334" y="-140"/></g>`,
  rivage: (deep) =>
    `<path d="M340-70V-160L388-70ZM332-70V-140L302-70ZM296-62H392L376-40H312Z" ${glow}/><circle cx="52" cy="-130" r="30" ${glow}/><path d="M-50-40Q-25-70 0-40T50-40T100-40T150-40T200-40T250-40T300-40T350-40T400-40V400H-50Z" ${deep}/><path d="M-25 0Q0-30 25 0T75 0T125 0T175 0T225 0T275 0T325 0T375 0T425 0" stroke-width="6" ${pale}/>`,
  cuisine: (deep) =>
    `<path d="M0-60a20 20 0 0 1 40 0a20 20 0 0 1 40 0a20 20 0 0 1 40 0a20 20 0 0 1 40 0a20 20 0 0 1 40 0a20 20 0 0 1 40 0a20 20 0 0 1 40 0a20 20 0 0 1 40 0a20 20 0 0 1 40 0a20 20 0 0 1 40 0V400H0Z" ${deep}/><path d="M0-40H400M0 0H400" stroke-width="20" ${pale}/><path d="M10-20H400" stroke-width="80" stroke-dasharray="20" ${pale}/>`,
  prairie: (deep) =>
    `<path d="M0-30L14-96L24-40L40-130L56-44L90-80L126-30H274L306-84L340-44L358-150L376-46L400-90V400H0Z" ${deep}/><g ${petals}><circle cx="40" cy="-140" r="12"/><circle cx="358" cy="-158" r="12"/></g><g fill="${palette.mustard}"><circle cx="14" cy="-104" r="9"/><circle cx="306" cy="-92" r="9"/><circle cx="40" cy="-140" r="8"/><circle cx="358" cy="-158" r="8"/></g>`,
  "bel-age": (deep) =>
    `<path d="M200 0L-60-90V-150ZM200 0L20-260L80-260ZM200 0L170-260H230ZM200 0L320-260L380-260ZM200 0L460-90V-150ZM200 0L-60-10V-50ZM200 0L460-10V-50ZM200 0L-60-190V-260H-40ZM200 0L460-190V-260H440Z" ${glow}/><path d="M0-20C120-60 280-60 400-20V400H0Z" ${deep}/>`,
  douceur: (deep) =>
    `<path d="M0-30a40 56 0 0 1 80 0a40 56 0 0 1 80 0a40 56 0 0 1 80 0a40 56 0 0 1 80 0a40 56 0 0 1 80 0V400H0Z" ${deep}/><path d="M-40 30a40 56 0 0 1 80 0a40 56 0 0 1 80 0a40 56 0 0 1 80 0a40 56 0 0 1 80 0a40 56 0 0 1 80 0a40 56 0 0 1 80 0M40-34V-66M120-34V-66M280-34V-66M360-34V-66" stroke-width="6" ${pale}/>`,
};
