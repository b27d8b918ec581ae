import { caramel, charcoal, chocolate, sandy, sittingDog, slate, snow } from "./animals.ts";
import { mix, palette } from "./palette.ts";
import {
  at,
  bag,
  basket,
  bone,
  bowl,
  countryWindow,
  heart,
  hills,
  meadow,
  plant,
  room,
  rug,
  scene,
  shadow,
  sun,
  tree,
} from "./scene-parts.ts";

export const dogScenes: [name: string, draw: () => string][] = [
  ["chiot", puppy],
  ["chien-senior", oldDog],
  ["chien-forme", lightDog],
  ["chien-sensible", sensitiveDog],
  ["friandises-chien", treats],
  ["repas-chien", meal],
];

function puppy(): string {
  return scene(
    mix(palette.cream, palette.mustard, 0.3),
    at(880, 470, 1, countryWindow()),
    room(690),
    at(600, 800, 1, rug(460, palette.mist)),
    at(360, 812, 1.35, basket(palette.cream)),
    at(360, 726, 0.92, sittingDog(sandy, palette.terracotta, { age: "young" })),
    shadow(760, 838, 110),
    at(760, 834, 0.72, sittingDog(caramel, palette.forest, { age: "young" })),
    `<g fill="${palette.terracotta}">${at(960, 830, 0.7, bone)}</g>${ball(590, 842, 34)}`,
    at(1090, 770, 1, plant(palette.terracotta)),
  );
}

function oldDog(): string {
  return scene(
    mix(palette.sand, palette.plum, 0.14),
    `<path d="M700 690V250H1060V690Z" fill="${mix(palette.sand, palette.ink, 0.16)}"/><path d="M660 216H1100V262H660Z" fill="#B98250"/><path d="M760 690V390C760 330 1000 330 1000 390V690Z" fill="${palette.ink}" fill-opacity=".8"/><path d="M820 690C800 600 850 580 846 520C900 560 880 600 906 610C914 580 930 570 926 546C976 600 966 660 940 690Z" fill="${palette.terracotta}"/><path d="M850 690C846 640 876 630 880 590C910 630 916 660 906 690Z" fill="${palette.mustard}"/><path d="M800 690L960 660L968 680L812 708Z" fill="#7A5336"/>`,
    `<circle cx="170" cy="240" r="96" fill="${palette.cream}"/><circle cx="170" cy="240" r="80" fill="none" stroke="${palette.forest}" stroke-width="8"/><path d="M170 240V184M170 240L210 264" stroke="${palette.forest}" stroke-width="9" stroke-linecap="round"/>`,
    at(820, 218, 0.5, plant(palette.terracotta)),
    room(690, "#C9986A"),
    at(470, 812, 1, rug(400, palette.plum)),
    shadow(470, 822, 200),
    at(470, 816, 1.3, sittingDog(chocolate, palette.mustard, { age: "old" })),
    at(160, 840, 0.9, bowl(palette.mist)),
  );
}

function lightDog(): string {
  return scene(
    "#DCE8E1",
    sun(220, 200, 80),
    hills(470),
    at(1080, 640, 1.3, tree(palette.forest)),
    at(960, 620, 0.8, tree("#5E8B80")),
    meadow(670),
    `<path d="M120 760V520H140V760ZM400 760V520H420V760Z" fill="${palette.cream}"/><path d="M130 600H410V622H130Z" fill="${palette.terracotta}"/><path d="M190 600H250V622H190ZM310 600H370V622H310Z" fill="${palette.cream}"/>`,
    `<path d="M960 800A90 130 0 1 1 1020 800" fill="none" stroke="${palette.mustard}" stroke-width="22"/><path d="M986 790V860M930 860H1042" stroke="${palette.forest}" stroke-width="12" stroke-linecap="round"/>`,
    shadow(640, 836, 210),
    at(640, 830, 1.35, sittingDog(charcoal, palette.mustard, { ears: "prick" })),
    ball(400, 838, 36),
  );
}

function sensitiveDog(): string {
  return scene(
    mix(palette.cream, "#B9788A", 0.24),
    `<circle cx="600" cy="400" r="320" fill="${mix(palette.cream, "#B9788A", 0.1)}"/>`,
    room(700, mix(palette.sand, "#B9788A", 0.3)),
    at(210, 770, 1.3, plant(palette.cream)),
    shadow(600, 822, 200),
    at(600, 816, 1.35, sittingDog(snow, "#B9788A")),
    at(900, 850, 1.1, bowl("#B9788A")),
    `<g fill="#B9788A">${at(930, 260, 0.9, heart)}${at(1040, 360, 0.5, heart)}${at(250, 250, 0.6, heart)}</g>`,
    leaves(1060, 640),
  );
}

function treats(): string {
  return scene(
    mix(palette.cream, palette.terracotta, 0.2),
    `<path d="M90 250H1110V276H90Z" fill="#B98250"/><path d="M160 276V330H184V276ZM1016 276V330H1040V276Z" fill="#9C6A3D"/>`,
    at(880, 250, 0.62, bag(palette.terracotta)),
    at(1010, 250, 0.5, bag(palette.forest)),
    at(200, 250, 0.7, plant(palette.mist)),
    `<path d="M470 250V120H630V250ZM490 120V96H610V120Z" fill="${mix(palette.cream, palette.mist, 0.35)}"/><path d="M470 250V170H630V250Z" fill="#B98250"/><path d="M484 74H616V100H484Z" fill="#C79B66"/>`,
    room(700),
    shadow(420, 822, 190),
    at(420, 816, 1.25, sittingDog(caramel, palette.forest, { ears: "button" })),
    shadow(840, 838, 150),
    `<path d="M690 700H990L960 830C958 846 722 846 720 830Z" fill="${palette.forest}"/><path d="M690 700H990L986 722H694Z" fill="#fff" fill-opacity=".28"/><g fill="#C9925A">${at(770, 690, 0.7, bone)}${at(910, 684, 0.7, bone)}</g><g fill="#B07A48">${at(840, 656, 0.75, bone)}</g><path d="M700 702H980L976 722H704Z" fill="${palette.forest}"/>`,
    `<g fill="#B07A48">${at(1080, 846, 0.6, bone)}</g>`,
  );
}

function meal(): string {
  return scene(
    mix(palette.mist, palette.cream, 0.5),
    `<path d="M0 560H1200V700H0Z" fill="${mix(palette.mist, palette.forest, 0.3)}"/><path d="M0 540H1200V566H0Z" fill="#D9B98E"/><path d="M90 600H390V690H90ZM450 600H750V690H450ZM810 600H1110V690H810Z" fill="none" stroke="${palette.cream}" stroke-opacity=".3" stroke-width="5"/>`,
    at(270, 460, 0.8, countryWindow()),
    at(980, 544, 1.05, bag(palette.forest)),
    at(800, 544, 0.8, bag(palette.plum)),
    room(700),
    at(600, 820, 1, rug(470, palette.terracotta)),
    shadow(430, 816, 190),
    at(430, 812, 1.2, sittingDog(slate, palette.terracotta, { ears: "button" })),
    at(770, 856, 1.7, bowl(palette.forest)),
    `<path d="M990 850L1010 800H1090L1110 850Z" fill="${palette.cream}"/><path d="M1012 806C1030 790 1070 790 1088 806Z" fill="#9CC7D0"/>`,
  );
}

function ball(x: number, y: number, radius: number): string {
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${palette.terracotta}"/><path d="M${x - radius} ${y}C${x - 10} ${y - 14} ${x + 10} ${y + 14} ${x + radius} ${y}" fill="none" stroke="${palette.cream}" stroke-width="5"/>`;
}

function leaves(x: number, y: number): string {
  return `<g transform="translate(${x} ${y})" fill="${palette.mist}"><path d="M0 0C-60-30-60-100 0-140C60-100 60-30 0 0Z"/><path d="M0 60C-10 0-70-10-100-6C-80 40-40 60 0 60ZM0 60C10 0 70-10 100-6C80 40 40 60 0 60Z"/></g>`;
}
