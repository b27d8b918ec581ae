import { caramel, catHead, charcoal, ginger, sandy, sittingCat, slate, snow } from "./animals.ts";
import { mix, palette } from "./palette.ts";
import {
  at,
  bag,
  basket,
  bowl,
  countryWindow,
  fish,
  heart,
  plant,
  room,
  rug,
  scene,
  shadow,
} from "./scene-parts.ts";

export const catScenes: [name: string, draw: () => string][] = [
  ["chaton", kitten],
  ["chat-senior", oldCat],
  ["chat-interieur", indoorCat],
  ["chat-sensible", sensitiveCat],
  ["friandises-chat", treats],
  ["repas-chat", meal],
];

function kitten(): string {
  return scene(
    mix(palette.cream, palette.mustard, 0.26),
    at(290, 470, 1, countryWindow()),
    room(690),
    at(640, 806, 1, rug(460, palette.terracotta)),
    shadow(540, 816, 120),
    at(540, 812, 1.15, sittingCat(ginger, palette.mist, { age: "young" })),
    shadow(800, 836, 90),
    at(800, 832, 0.85, sittingCat(slate, palette.mustard, { age: "young" })),
    wool(330, 812, 56),
    `<path d="M380 836C440 870 520 850 600 872" fill="none" stroke="${palette.plum}" stroke-width="5" stroke-linecap="round"/>`,
    at(1040, 780, 1.25, plant(palette.forest)),
  );
}

function oldCat(): string {
  return scene(
    mix(palette.sand, palette.plum, 0.18),
    `<path d="M150 300H640V700H150Z" fill="${mix(palette.plum, palette.cream, 0.28)}"/><path d="M110 470C110 430 190 430 190 470V740H110ZM600 470C600 430 680 430 680 470V740H600Z" fill="${palette.plum}"/><path d="M190 560H600V680H190Z" fill="${mix(palette.plum, palette.cream, 0.42)}"/><path d="M110 660H680V760H110Z" fill="${palette.plum}"/><path d="M150 300C150 250 640 250 640 300V330H150Z" fill="${palette.plum}"/>`,
    `<path d="M930 700V330H950V700ZM880 700H1000V716H880Z" fill="#7A5336"/><path d="M840 350L880 190H1000L1040 350Z" fill="${palette.mustard}"/><path d="M820 350H1060L1000 600H880Z" fill="${palette.mustard}" fill-opacity=".14"/>`,
    room(740, "#C9986A"),
    at(395, 596, 1.15, sittingCat(charcoal, palette.mustard, { age: "old" })),
    `<path d="M240 600C300 570 500 570 560 600L580 680H220Z" fill="${palette.mist}"/><path d="M262 612L254 680M330 596V680M395 592V680M460 596V680M528 612L538 680" stroke="${palette.cream}" stroke-opacity=".45" stroke-width="8"/>`,
    at(1080, 836, 0.95, bowl(palette.mist)),
    wool(790, 826, 44),
  );
}

function indoorCat(): string {
  return scene(
    mix(palette.mist, palette.cream, 0.5),
    at(600, 560, 1.25, countryWindow()),
    `<path d="M300 560H900V600H300Z" fill="#D9B98E"/>`,
    at(560, 562, 0.95, sittingCat(sandy, "#7F9A4E")),
    room(720),
    `<path d="M980 760V300H1030V760Z" fill="#C79B66"/><path d="M980 330H1030M980 380H1030M980 430H1030M980 480H1030M980 530H1030M980 580H1030M980 630H1030M980 680H1030" stroke="#9C6A3D" stroke-width="8"/><path d="M880 270H1130V306H880ZM900 748H1110V784H900Z" fill="${palette.forest}"/>`,
    at(1005, 272, 0.6, sittingCat(charcoal)),
    at(190, 800, 1.5, plant(palette.terracotta)),
    at(560, 830, 1, rug(300, palette.terracotta)),
    wool(640, 816, 40),
  );
}

function sensitiveCat(): string {
  return scene(
    mix(palette.cream, "#B9788A", 0.24),
    `<circle cx="600" cy="400" r="320" fill="${mix(palette.cream, "#B9788A", 0.1)}"/>`,
    room(700, mix(palette.sand, "#B9788A", 0.3)),
    at(600, 830, 1.2, basket("#B9788A")),
    at(600, 742, 1.3, sittingCat(snow, "#8FC1D4", { marking: "mask" })),
    at(980, 850, 1.05, bowl("#B9788A")),
    at(190, 780, 1.3, plant(palette.cream)),
    `<g fill="#B9788A">${at(930, 260, 0.9, heart)}${at(1040, 370, 0.5, heart)}${at(260, 240, 0.6, heart)}</g>`,
  );
}

function treats(): string {
  return scene(
    mix(palette.cream, palette.lake, 0.2),
    `<path d="M90 260H1110V286H90Z" fill="#B98250"/><path d="M160 286V340H184V286ZM1016 286V340H1040V286Z" fill="#9C6A3D"/>`,
    at(230, 260, 0.62, bag(palette.lake, catHead(ginger))),
    at(360, 260, 0.5, bag(palette.plum, catHead(ginger))),
    at(980, 260, 0.75, plant(palette.terracotta)),
    room(700),
    shadow(760, 816, 160),
    at(760, 812, 1.35, sittingCat(slate, "#9CC7D0")),
    shadow(360, 842, 170),
    `<path d="M210 560H510C530 574 540 592 540 614V808C540 832 528 842 508 842H212C192 842 180 832 180 808V614C180 592 190 574 210 560Z" fill="${mix(palette.cream, palette.mist, 0.4)}"/><path d="M180 650H540V808C540 832 528 842 508 842H212C192 842 180 832 180 808Z" fill="#D98E6C"/><g fill="#E3A184">${at(270, 700, 0.6, fish)}${at(420, 690, 0.6, fish)}${at(340, 764, 0.6, fish)}${at(470, 790, 0.5, fish)}</g><path d="M210 500H510V562H210Z" fill="#C79B66"/><path d="M210 500H510V520H210Z" fill="#fff" fill-opacity=".25"/>`,
    `<g fill="${palette.terracotta}">${at(960, 840, 0.55, fish)}${at(1070, 820, 0.45, fish)}</g>`,
  );
}

function meal(): string {
  return scene(
    mix(palette.sand, palette.cream, 0.4),
    `<path d="M0 560H1200V700H0Z" fill="${palette.forest}"/><path d="M0 540H1200V566H0Z" fill="#D9B98E"/><path d="M90 600H390V690H90ZM450 600H750V690H450ZM810 600H1110V690H810Z" fill="none" stroke="${palette.cream}" stroke-opacity=".25" stroke-width="5"/>`,
    at(920, 460, 0.8, countryWindow()),
    at(200, 544, 0.95, bag(palette.lake, catHead(ginger))),
    at(360, 544, 0.75, bag(palette.terracotta, catHead(ginger))),
    room(700),
    at(600, 822, 1, rug(470, palette.mist)),
    shadow(740, 816, 150),
    at(740, 812, 1.3, sittingCat(caramel, palette.mustard, { marking: "plain" })),
    at(440, 852, 1.5, bowl(palette.terracotta)),
    `<path d="M180 850L200 800H280L300 850Z" fill="${palette.cream}"/><path d="M202 806C220 790 260 790 278 806Z" fill="#9CC7D0"/>`,
  );
}

function wool(x: number, y: number, radius: number): string {
  return `<g transform="translate(${x} ${y}) scale(${radius / 50})"><circle r="50" fill="${palette.plum}"/><path d="M-44-20C-20-40 20-40 44-20M-50 4C-20-16 20-16 50 4M-42 28C-20 8 20 8 42 28M-20-46C-40-10-30 30-10 48M20-46C40-10 30 30 10 48" fill="none" stroke="${palette.cream}" stroke-opacity=".45" stroke-width="4"/></g>`;
}
