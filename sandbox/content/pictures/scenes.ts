import { caramel, chocolate, ginger, sittingCat, sittingDog, slate } from "./animals.ts";
import { catScenes } from "./cat-scenes.ts";
import { dogScenes } from "./dog-scenes.ts";
import { houseScenes } from "./house-scenes.ts";
import { mix, palette } from "./palette.ts";
import { at, bag, bowl, hills, parcel, plant, scene, shadow, tree } from "./scene-parts.ts";
import { shopFronts } from "./shop-fronts.ts";
import { wordmark } from "./wordmark.ts";

export const scenes = new Map<string, () => string>([
  ["accueil", home],
  ["chien", dog],
  ["chat", cat],
  ["livraison", delivery],
  ["abonnement", subscription],
  ["boutique", store],
  ["guide", guide],
  ["nature", nature],
  ["atelier", kitchen],
  ...dogScenes,
  ...catScenes,
  ...houseScenes,
  ...shopFronts,
]);

function home(): string {
  const frame = mix(palette.cream, "#C79B66", 0.35);
  return scene(
    mix(palette.sand, palette.terracotta, 0.1),
    `<path d="M330 640V320C330 160 450 70 600 70C750 70 870 160 870 320V640Z" fill="${palette.cream}"/><clipPath id="v"><path d="M352 640V322C352 176 462 92 600 92C738 92 848 176 848 322V640Z"/></clipPath><g clip-path="url(#v)"><path d="M300 60H900V660H300Z" fill="#DCE8E1"/><circle cx="716" cy="232" r="62" fill="${palette.mustard}"/>${hills(470)}${at(450, 560, 0.8, tree("#5E8B80"))}${at(770, 570, 0.55, tree(palette.forest))}</g><path d="M592 92H608V640H592ZM352 356H848V370H352Z" fill="${palette.cream}"/><path d="M300 636H900V664H300Z" fill="${frame}"/>`,
    `<path d="M0 690H1200V900H0Z" fill="#C9986A"/><path d="M0 690H1200V704H0Z" fill="${palette.ink}" fill-opacity=".1"/><path d="M0 780H1200M0 850H1200" stroke="${palette.ink}" stroke-opacity=".08" stroke-width="4"/>`,
    `<ellipse cx="600" cy="806" rx="470" ry="74" fill="${palette.forest}"/><ellipse cx="600" cy="806" rx="430" ry="62" fill="none" stroke="${palette.cream}" stroke-opacity=".5" stroke-width="4"/>`,
    at(140, 740, 1.25, plant(palette.terracotta)),
    at(1070, 770, 1.1, bag(palette.forest)),
    shadow(500, 812, 170),
    at(500, 808, 1.05, sittingDog(caramel)),
    shadow(730, 826, 130),
    at(730, 822, 1, sittingCat(slate)),
    at(300, 850, 0.9, bowl(palette.mist)),
  );
}

function dog(): string {
  return scene(
    "#DCE8E1",
    `<circle cx="900" cy="220" r="96" fill="${palette.mustard}"/><path d="M120 190C130 150 190 150 204 176C240 160 276 184 270 210H110C100 206 104 192 120 190ZM620 130C630 96 684 96 696 120C726 108 756 128 750 150H612C602 146 608 132 620 130Z" fill="${palette.cream}"/>`,
    hills(500),
    at(170, 650, 1.2, tree("#5E8B80")),
    at(1060, 640, 1.35, tree(palette.forest)),
    at(930, 620, 0.7, tree("#5E8B80")),
    `<path d="M0 690C300 620 800 620 1200 680V900H0Z" fill="${mix(palette.forest, palette.mist, 0.3)}"/><path d="M760 900C720 800 690 740 800 652L850 655C780 740 860 820 960 900Z" fill="${palette.sand}"/>`,
    `<path d="M90 800L100 762L110 800ZM116 800L132 770L136 800ZM1040 830L1052 790L1062 830ZM1068 830L1084 800L1088 830ZM250 860L258 826L268 860Z" fill="${palette.forest}"/>`,
    shadow(520, 826, 220),
    at(520, 820, 1.4, sittingDog(caramel)),
    `<circle cx="770" cy="800" r="38" fill="${palette.terracotta}"/><path d="M738 780C760 794 784 800 806 788M744 826C756 806 776 796 800 824" fill="none" stroke="${palette.cream}" stroke-width="5"/>`,
  );
}

function cat(): string {
  return scene(
    mix(palette.mist, palette.cream, 0.55),
    `<path d="M180 80H1020V720H180Z" fill="${palette.cream}"/><path d="M206 106H994V720H206Z" fill="#CFE0DA"/><circle cx="340" cy="250" r="70" fill="${palette.mustard}"/><path d="M206 560C340 500 480 520 620 570C760 510 900 520 994 556V720H206Z" fill="${palette.mist}"/><path d="M700 720V420L790 340L880 420V720Z" fill="${palette.sand}"/><path d="M680 436L790 330L900 436L880 446L790 362L700 446Z" fill="${palette.terracotta}"/><path d="M764 470H816V540H764Z" fill="${palette.mustard}"/><path d="M592 106H608V720H592ZM206 400H994V414H206Z" fill="${palette.cream}"/>`,
    `<path d="M120 60H330C320 260 290 520 180 720H120ZM1080 60H870C880 260 910 520 1020 720H1080Z" fill="${palette.terracotta}"/><path d="M190 60C190 300 180 540 140 720H120V60ZM1010 60C1010 300 1020 540 1060 720H1080V60ZM262 60C262 240 236 480 178 640C210 460 226 240 226 60ZM938 60C938 240 964 480 1022 640C990 460 974 240 974 60Z" fill="${palette.ink}" fill-opacity=".12"/><path d="M90 40H1110V64H90Z" fill="#7A5336"/>`,
    `<path d="M90 716H1110V770H90Z" fill="#D9B98E"/><path d="M90 756H1110V770H90Z" fill="${palette.ink}" fill-opacity=".12"/><path d="M0 770H1200V900H0Z" fill="${mix(palette.mist, palette.forest, 0.35)}"/><path d="M0 770H1200V786H0Z" fill="${palette.ink}" fill-opacity=".14"/>`,
    shadow(560, 722, 180),
    at(560, 724, 1.5, sittingCat(ginger, palette.mist)),
    at(940, 722, 1, plant(palette.forest)),
    at(290, 722, 0.85, bowl(palette.forest)),
  );
}

function delivery(): string {
  return scene(
    mix(palette.sand, palette.mustard, 0.16),
    `<path d="M0 700H1200V900H0Z" fill="#B9A78C"/><path d="M0 700H1200V716H0Z" fill="${palette.ink}" fill-opacity=".12"/><path d="M0 0H1200V16H0Z" fill="${palette.ink}" fill-opacity=".06"/>`,
    `<path d="M380 700V120H800V700Z" fill="${palette.cream}"/><path d="M410 700V150H770V700Z" fill="${palette.forest}"/><path d="M446 190H578V400H446ZM602 190H734V400H602ZM446 440H578V640H446ZM602 440H734V640H602Z" fill="none" stroke="${palette.cream}" stroke-opacity=".28" stroke-width="7"/><path d="M446 190H578V400H446ZM602 190H734V400H602Z" fill="${palette.mist}"/><circle cx="742" cy="430" r="14" fill="${palette.mustard}"/><path d="M340 700H840V736H340Z" fill="${palette.sand}"/><path d="M300 736H880V776H300Z" fill="${mix(palette.sand, palette.ink, 0.1)}"/>`,
    at(180, 760, 1.4, plant(palette.terracotta)),
    at(1070, 750, 1.2, plant(palette.mist)),
    shadow(680, 844, 230),
    at(690, 842, 1.2, parcel()),
    shadow(380, 846, 190),
    at(380, 842, 1.1, sittingDog(chocolate, palette.mustard)),
    at(790, 592, 0.78, sittingCat(ginger, palette.mist)),
  );
}

function subscription(): string {
  const days = Array.from({ length: 20 }, (_, day) => {
    const marked = day === 3 || day === 13;
    return `<circle cx="${(day % 5) * 78}" cy="${Math.floor(day / 5) * 66}" r="${marked ? 26 : 13}" fill="${marked ? palette.terracotta : palette.sand}"/>`;
  }).join("");
  return scene(
    mix(palette.mist, palette.cream, 0.6),
    `<path d="M0 690H1200V900H0Z" fill="#D9B98E"/><path d="M0 690H1200V706H0Z" fill="${palette.ink}" fill-opacity=".1"/>`,
    `<path d="M370 110H830V560H370Z" fill="${palette.ink}" fill-opacity=".12"/><path d="M360 96H820V546H360Z" fill="#fff"/><path d="M360 96H820V196H360Z" fill="${palette.forest}"/><path d="M440 70V126M740 70V126" stroke="${palette.ink}" stroke-width="14" stroke-linecap="round"/>${at(434, 264, 1, days)}${wordmark(590, 166, 150, palette.cream)}`,
    at(980, 770, 1.35, bag(palette.forest)),
    at(790, 806, 1.1, bag(palette.terracotta)),
    shadow(240, 810, 170),
    at(240, 806, 1.1, sittingDog(caramel)),
    shadow(520, 826, 120),
    at(520, 822, 0.95, sittingCat(slate)),
  );
}

function store(): string {
  const stripes = Array.from(
    { length: 8 },
    (_, stripe) =>
      `<path d="M${160 + stripe * 110} 300H${270 + stripe * 110}V372C${270 + stripe * 110} 424 ${160 + stripe * 110} 424 ${160 + stripe * 110} 372Z" fill="${stripe % 2 ? palette.cream : palette.terracotta}"/>`,
  ).join("");
  return scene(
    "#DCE8E1",
    `<path d="M120 90H1080V800H120Z" fill="${palette.sand}"/><path d="M120 60H1080V104H120Z" fill="${mix(palette.sand, palette.ink, 0.14)}"/><path d="M150 150H1050V300H150Z" fill="${palette.forest}"/>${wordmark(600, 252, 330, palette.cream)}`,
    `<path d="M190 380H720V690H190Z" fill="${mix(palette.cream, palette.mustard, 0.25)}"/><path d="M190 640H720V690H190Z" fill="#C79B66"/><path d="M170 690H740V800H170Z" fill="${palette.forest}"/><path d="M200 716H710V776H200Z" fill="none" stroke="${palette.cream}" stroke-opacity=".3" stroke-width="5"/>`,
    at(280, 650, 0.7, bag(palette.forest)),
    at(390, 650, 0.56, bag(palette.terracotta)),
    at(590, 650, 0.62, sittingCat(slate)),
    `<path d="M190 380H340L260 640H190Z" fill="#fff" fill-opacity=".22"/>`,
    `<path d="M790 380H1010V800H790Z" fill="${palette.forest}"/><path d="M816 420H984V640H816Z" fill="${mix(palette.cream, palette.mist, 0.4)}"/><circle cx="972" cy="690" r="11" fill="${palette.mustard}"/>`,
    stripes,
    `<path d="M0 800H1200V900H0Z" fill="#B9A78C"/><path d="M0 800H1200V814H0Z" fill="${palette.ink}" fill-opacity=".12"/>`,
    shadow(880, 864, 130),
    at(880, 862, 0.8, sittingDog(caramel)),
    at(1110, 830, 1.05, plant(palette.mustard)),
  );
}

function guide(): string {
  return scene(
    mix(palette.cream, palette.mustard, 0.24),
    `<circle cx="600" cy="420" r="330" fill="${mix(palette.cream, palette.mustard, 0.5)}"/><path d="M0 700H1200V900H0Z" fill="${palette.mist}"/><path d="M0 700H1200V714H0Z" fill="${palette.ink}" fill-opacity=".1"/>`,
    shadow(390, 812, 190),
    at(390, 808, 1.25, sittingDog(chocolate, palette.terracotta)),
    shadow(820, 812, 150),
    at(820, 808, 1.3, sittingCat(ginger, palette.mist)),
    at(560, 860, 1, bowl(palette.terracotta)),
    at(700, 862, 0.8, bowl(palette.forest)),
    `<path d="M40 120H240V270H190L200 306L150 270H40Z" fill="#fff"/><path d="M70 162H206M70 194H180M70 226H196" stroke="${palette.mist}" stroke-width="10" stroke-linecap="round"/><path d="M940 120H1120V270H1040L1004 304L1006 270H940Z" fill="#fff"/><path d="M1004 180C1004 156 1030 156 1030 176C1030 156 1056 156 1056 180C1056 206 1030 220 1030 224C1030 220 1004 206 1004 180Z" fill="${palette.terracotta}"/>`,
  );
}

function nature(): string {
  return scene(
    mix(palette.mustard, palette.cream, 0.6),
    `<circle cx="600" cy="430" r="170" fill="${palette.mustard}"/><circle cx="600" cy="430" r="230" fill="${palette.mustard}" fill-opacity=".3"/>`,
    hills(520),
    at(130, 690, 1.3, tree(palette.forest)),
    at(290, 660, 0.8, tree("#5E8B80")),
    at(1070, 690, 1.4, tree(palette.forest)),
    at(910, 650, 0.75, tree("#5E8B80")),
    `<path d="M0 720C360 640 820 640 1200 720V900H0Z" fill="${palette.forest}"/><path d="M60 840C70 800 74 800 84 840ZM100 846C110 812 114 812 124 846ZM1060 850C1070 810 1074 810 1084 850ZM1100 840C1110 806 1114 806 1124 840Z" fill="${palette.mist}"/>`,
    at(500, 800, 1, sittingDog(caramel)),
    at(730, 806, 0.95, sittingCat(slate)),
    `<g fill="${palette.terracotta}"><circle cx="260" cy="800" r="10"/><circle cx="330" cy="836" r="8"/><circle cx="900" cy="820" r="9"/><circle cx="970" cy="790" r="8"/></g>`,
  );
}

function kitchen(): string {
  return scene(
    mix(palette.sand, palette.cream, 0.4),
    `<path d="M0 620H1200V900H0Z" fill="${palette.forest}"/><path d="M0 580H1200V634H0Z" fill="#D9B98E"/><path d="M60 680H380V900H60ZM440 680H760V900H440ZM820 680H1140V900H820Z" fill="none" stroke="${palette.cream}" stroke-opacity=".25" stroke-width="6"/><path d="M120 250H1080V272H120Z" fill="#B98250"/>`,
    at(260, 252, 0.5, bag(palette.terracotta)),
    at(390, 252, 0.5, bag(palette.forest)),
    at(960, 252, 0.75, plant(palette.mist)),
    `<path d="M560 252V150H640V252ZM680 252V170H740V252Z" fill="${palette.mustard}"/><path d="M556 150H644V134H556ZM676 170H744V156H676Z" fill="#7A5336"/>`,
    `<path d="M440 580V440C440 424 700 424 700 440V580Z" fill="#CFCBC2"/><path d="M420 440C420 420 720 420 720 440C720 456 420 456 420 440Z" fill="#A9A498"/><path d="M556 420C556 396 584 396 584 420ZM400 480H440V500H400ZM700 480H740V500H700Z" fill="#7C776D"/><path d="M500 380C490 350 520 340 510 310M570 376C560 346 590 336 580 306M640 380C630 350 660 340 650 310" fill="none" stroke="#fff" stroke-width="10" stroke-linecap="round"/>`,
    `<g transform="translate(90 0)"><path d="M180 580C180 540 240 540 250 566C262 536 320 540 320 580Z" fill="${palette.terracotta}"/><path d="M250 560L262 520L276 536L290 510L284 556Z" fill="#5E8B80"/></g><g transform="translate(-20 0)"><path d="M880 580C860 540 900 516 930 530C950 506 1000 520 990 556L984 580Z" fill="#D9A66C"/><path d="M800 580L830 500L842 506L830 580Z" fill="${palette.terracotta}"/><path d="M836 504C830 480 850 470 856 460C862 480 856 496 842 506Z" fill="#5E8B80"/></g>`,
    at(1000, 870, 0.95, sittingDog(caramel)),
    at(150, 874, 0.9, sittingCat(ginger, palette.mist)),
  );
}
