import {
  caramel,
  charcoal,
  chocolate,
  ginger,
  sandy,
  sittingCat,
  sittingDog,
  slate,
  snow,
} from "./animals.ts";
import { mix, palette } from "./palette.ts";
import {
  at,
  bone,
  bowl,
  countryWindow,
  heart,
  hills,
  meadow,
  parcel,
  plant,
  room,
  rug,
  scene,
  shadow,
  sun,
  tree,
} from "./scene-parts.ts";

export const houseScenes: [name: string, draw: () => string][] = [
  ["campagne", countryside],
  ["refuge", shelter],
  ["avis", reviews],
  ["carnet", notebook],
];

function countryside(): string {
  const furrows = Array.from(
    { length: 7 },
    (_, row) => `M${-60 + row * 90} 900C${160 + row * 60} 780 ${320 + row * 40} 700 ${470 + row * 26} 610`,
  ).join("");
  return scene(
    mix(palette.mustard, palette.cream, 0.62),
    sun(930, 210, 90),
    hills(460),
    `<path d="M0 660C200 590 420 580 660 610C600 700 560 800 560 900H0Z" fill="#7C8A3E"/><path d="${furrows}" fill="none" stroke="${palette.cream}" stroke-opacity=".3" stroke-width="8"/>`,
    `<path d="M640 900C560 780 660 660 760 610C920 590 1060 600 1200 630V900Z" fill="${mix(palette.forest, palette.mist, 0.3)}"/>`,
    `<path d="M800 620V480L900 410L1000 480V620Z" fill="${palette.cream}"/><path d="M776 494L900 396L1024 494L1010 510L900 426L790 510Z" fill="${palette.terracotta}"/><path d="M866 620V540H934V620Z" fill="${palette.forest}"/><path d="M1000 620V520H1090V620Z" fill="${mix(palette.terracotta, palette.ink, 0.2)}"/><path d="M992 524L1046 480L1100 524Z" fill="${palette.plum}"/>`,
    at(730, 620, 0.7, tree(palette.forest)),
    at(1150, 640, 0.9, tree("#5E8B80")),
    hen(330, 800, 1),
    hen(450, 840, 0.8),
    shadow(610, 846, 170),
    at(610, 842, 1, sittingDog(sandy, palette.terracotta, { ears: "prick" })),
    at(820, 850, 0.8, sittingCat(charcoal)),
  );
}

function shelter(): string {
  return scene(
    "#DCE8E1",
    sun(170, 180, 70),
    hills(440),
    `<path d="M200 700V330L600 130L1000 330V700Z" fill="${palette.cream}"/><path d="M150 356L600 116L1050 356L1030 392L600 166L170 392Z" fill="${palette.terracotta}"/><path d="M300 700V430H520V700ZM680 700V430H900V700Z" fill="${mix(palette.sand, palette.mustard, 0.3)}"/><path d="M300 430H520V446H300ZM680 430H900V446H680Z" fill="#B98250"/><g fill="${palette.terracotta}">${at(600, 290, 1.1, heart)}</g>`,
    at(410, 700, 0.58, sittingDog(slate, palette.mustard, { age: "old" })),
    at(790, 700, 0.72, sittingCat(ginger, palette.mist)),
    `<path d="M300 600H520M300 650H520M680 620H900M680 660H900" stroke="#B98250" stroke-width="10"/>`,
    meadow(690),
    shadow(300, 840, 150),
    at(300, 836, 0.95, sittingDog(chocolate, palette.forest)),
    shadow(560, 848, 110),
    at(560, 844, 0.8, sittingCat(snow, "#8FC1D4", { marking: "mask" })),
    at(830, 856, 0.85, parcel()),
    at(1070, 850, 0.9, bowl(palette.forest)),
  );
}

function reviews(): string {
  return scene(
    mix(palette.mist, palette.cream, 0.55),
    bubble(90, 110, palette.cream, 5, -1),
    bubble(680, 70, "#fff", 5, 1),
    bubble(760, 330, palette.cream, 4, 1),
    room(720),
    at(440, 820, 1, rug(360, palette.forest)),
    shadow(380, 826, 180),
    at(380, 820, 1.1, sittingDog(caramel)),
    shadow(620, 836, 130),
    at(620, 832, 1, sittingCat(slate)),
    at(1040, 800, 1.2, plant(palette.terracotta)),
    at(830, 858, 0.9, bowl(palette.terracotta)),
  );
}

function notebook(): string {
  return scene(
    mix(palette.sand, palette.mustard, 0.2),
    at(950, 400, 0.8, countryWindow()),
    `<path d="M0 620H1200V900H0Z" fill="#C9986A"/><path d="M0 620H1200V640H0Z" fill="${palette.ink}" fill-opacity=".12"/>`,
    at(200, 626, 1, sittingCat(ginger, palette.mist)),
    `<path d="M330 800L420 480H700L690 812Z" fill="${palette.ink}" fill-opacity=".16"/><path d="M300 780L400 440C480 420 600 420 680 450L672 800C580 770 420 764 300 780Z" fill="#fff"/><path d="M680 450C760 420 880 420 960 440L1060 780C940 764 770 770 672 800Z" fill="${palette.cream}"/><path d="M680 450L672 800" stroke="${palette.ink}" stroke-opacity=".2" stroke-width="6"/>`,
    `<path d="M430 490H640M420 530H630M412 570H560M404 610H620M396 650H590M388 690H640" stroke="${palette.mist}" stroke-width="10" stroke-linecap="round"/>`,
    `<g fill="${palette.terracotta}">${at(840, 550, 0.9, heart)}</g><path d="M740 640H980M746 680H930M752 720H1000" stroke="${palette.mist}" stroke-width="10" stroke-linecap="round"/>`,
    `<g transform="rotate(-32 1060 690)"><path d="M960 676H1120L1150 692L1120 708H960Z" fill="${palette.mustard}"/><path d="M1120 676L1150 692L1120 708Z" fill="${palette.cream}"/><path d="M940 676H962V708H940Z" fill="${palette.terracotta}"/></g>`,
    `<g fill="${palette.cream}">${at(160, 830, 0.8, bone)}</g>`,
  );
}

function bubble(x: number, y: number, fill: string, stars: number, side: 1 | -1): string {
  const tip =
    side < 0
      ? `M${x + 250} ${y + 176}L${x + 300} ${y + 236}L${x + 306} ${y + 170}Z`
      : `M${x + 60} ${y + 170}L${x + 40} ${y + 236}L${x + 120} ${y + 176}Z`;
  const row = Array.from(
    { length: 5 },
    (_, star) =>
      `<path transform="translate(${x + 70 + star * 56} ${y + 64})" d="M0-24L7-8L24-7L11 4L15 21L0 12L-15 21L-11 4L-24-7L-7-8Z" fill="${star < stars ? palette.mustard : palette.sand}"/>`,
  ).join("");
  return `<rect x="${x}" y="${y}" width="364" height="180" rx="34" fill="${fill}"/><path d="${tip}" fill="${fill}"/>${row}<path d="M${x + 52} ${y + 116}H${x + 300}M${x + 52} ${y + 146}H${x + 220}" stroke="${mix(palette.mist, palette.cream, 0.3)}" stroke-width="10" stroke-linecap="round"/>`;
}

function hen(x: number, y: number, scale: number): string {
  return at(
    x,
    y,
    scale,
    `<path d="M-14 0V-26M14 0V-26" stroke="${palette.mustard}" stroke-width="6"/><path d="M-84-96C-60-80-40-78-20-84C0-92 10-120 34-124C58-120 60-96 52-84C66-40 30-16-8-18C-50-18-80-46-84-96Z" fill="${palette.terracotta}"/><path d="M-56-66C-40-34 4-34 16-66C-4-78-36-78-56-66Z" fill="${mix(palette.terracotta, palette.ink, 0.2)}"/><path d="M22-124C22-142 34-142 36-130C40-142 52-138 48-122Z" fill="#9C2B1F"/><path d="M58-104L76-98L58-92Z" fill="${palette.mustard}"/><circle cx="44" cy="-106" r="4" fill="${palette.ink}"/>`,
  );
}
