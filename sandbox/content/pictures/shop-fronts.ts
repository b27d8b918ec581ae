import type { ShopFront } from "../shops/shop-entry.ts";
import { shopEntries } from "../shops.ts";
import { caramel, chocolate, ginger, sandy, sittingCat, sittingDog, slate } from "./animals.ts";
import { mix, palette } from "./palette.ts";
import { at, bag, plant, scene, shadow } from "./scene-parts.ts";
import { wordmark } from "./wordmark.ts";

export const shopFronts: [name: string, draw: () => string][] = shopEntries.map(({ slug, front }, place) => [
  `magasin-${slug}`,
  () => drawFront(front, place),
]);

const skies = ["#DCE8E1", mix(palette.sand, palette.mustard, 0.22), "#D7E3E6"];

function drawFront({ wall, awning, animal }: ShopFront, place: number): string {
  const sky = skies[place % skies.length] ?? "#DCE8E1";
  const cloth = awning === "forest" ? palette.terracotta : palette[awning];
  const sign =
    awning === "forest" || awning === "lake" ? palette.forest : mix(palette.forest, palette.ink, 0.2);
  return scene(
    sky,
    walls[wall],
    windows(wall),
    `<path d="M150 430H1050V520H150Z" fill="${sign}"/>${wordmark(600, 496, 240, palette.cream)}`,
    `<path d="M190 560H720V740H190Z" fill="${mix(palette.cream, palette.mustard, 0.25)}"/><path d="M190 700H720V740H190Z" fill="#C79B66"/><path d="M170 740H740V812H170Z" fill="${sign}"/><path d="M196 758H714V794H196Z" fill="none" stroke="${palette.cream}" stroke-opacity=".3" stroke-width="4"/>`,
    at(280, 708, 0.36, bag(palette.forest)),
    at(350, 708, 0.31, bag(cloth)),
    animal === "dog" ? at(600, 708, 0.34, bag(palette.mist)) : at(590, 706, 0.36, sittingCat(coatOf(place))),
    `<path d="M190 560H330L250 700H190Z" fill="#fff" fill-opacity=".22"/>`,
    `<path d="M790 560H1000V812H790Z" fill="${sign}"/><path d="M814 586H976V724H814Z" fill="${mix(palette.cream, palette.mist, 0.4)}"/><circle cx="966" cy="752" r="9" fill="${palette.mustard}"/>`,
    stripes(cloth),
    `<path d="M0 812H1200V900H0Z" fill="#B9A78C"/><path d="M0 812H1200V824H0Z" fill="${palette.ink}" fill-opacity=".12"/>`,
    animal === "cat"
      ? ""
      : shadow(900, 872, 104) + at(900, 870, 0.64, sittingDog(place % 2 ? sandy : caramel)),
    at(1096, 838, 0.9, plant(cloth)),
    animal === "both" ? "" : at(104, 838, 0.76, plant(palette.mustard)),
  );
}

const coatOf = (place: number) => [slate, ginger, chocolate][place % 3] ?? slate;

function stripes(cloth: string): string {
  return Array.from({ length: 8 }, (_, stripe) => {
    const [left, right] = [160 + stripe * 110, 270 + stripe * 110];
    return `<path d="M${left} 520H${right}V566C${right} 606 ${left} 606 ${left} 566Z" fill="${stripe % 2 ? palette.cream : cloth}"/>`;
  }).join("");
}

const walls: Record<ShopFront["wall"], string> = {
  limestone: house("#EBDFC8", `${slateRoof()}${courses("#D8C8AB", [230, 330, 420])}`),
  white: house("#F6EFE2", `${slateRoof()}${courses("#E2D6C2", [414])}`),
  sandstone: house("#E4C58C", `${slateRoof()}${courses("#CDA965", [250, 330, 410])}`),
  ochre: house("#E3AC6C", `${tileRoof()}${courses("#C98F52", [420])}`),
  brick: house("#A9573F", `${stepGable("#A9573F")}${bricks("#8E4632")}`),
  "pink-brick": house("#D08A72", `${tileRoof()}${bricks("#B9715A")}`),
  timber: house("#F2E6CF", `${tileRoof()}${beams()}`),
};

function house(wall: string, details: string): string {
  return `<path d="M120 150H1080V812H120Z" fill="${wall}"/>${details}`;
}

function slateRoof(): string {
  return `<path d="M100 156L176 36H1024L1100 156Z" fill="#5B6670"/><path d="M96 148H1104V172H96Z" fill="${mix(palette.sand, palette.ink, 0.16)}"/><path d="M330 140V74H420V140ZM780 140V74H870V140Z" fill="${palette.cream}"/><path d="M344 140V88H406V140ZM794 140V88H856V140Z" fill="#8FA3AB"/>`;
}

function tileRoof(): string {
  return `<path d="M84 158L150 60H1050L1116 158Z" fill="#B4573A"/><path d="M122 108H1078M100 136H1100" stroke="${palette.ink}" stroke-opacity=".14" stroke-width="5"/><path d="M84 150H1116V170H84Z" fill="#8F4029"/>`;
}

function stepGable(brick: string): string {
  return `<path d="M120 156V112H260V70H420V34H780V70H940V112H1080V156Z" fill="${brick}"/><path d="M116 104H264V120H116ZM256 62H424V78H256ZM416 26H784V42H416ZM776 62H944V78H776ZM936 104H1084V120H936Z" fill="${palette.sand}"/>`;
}

function courses(colour: string, heights: number[]): string {
  return heights.map((y) => `<path d="M120 ${y}H1080V${y + 8}H120Z" fill="${colour}"/>`).join("");
}

function bricks(colour: string): string {
  const rows = [210, 270, 330, 390].map((y, row) => {
    const marks = Array.from({ length: 6 }, (_, at) => `M${150 + at * 160 + (row % 2) * 70} ${y}h58`);
    return marks.join("");
  });
  return `<path d="${rows.join("")}" stroke="${colour}" stroke-width="10" stroke-linecap="round"/>`;
}

function beams(): string {
  return `<path d="M120 180H1080M120 416H1080M132 180V812M1068 180V812M460 180V416M740 180V416M132 416L290 180M1068 416L910 180M460 416L560 180M740 416L640 180" stroke="#7A5336" stroke-width="20" fill="none"/>`;
}

function windows(wall: ShopFront["wall"]): string {
  const shutters = wall === "ochre" || wall === "pink-brick";
  return [230, 600, 970]
    .map((x) => {
      const sides = shutters
        ? `<path d="M${x - 106} 226H${x - 66}V386H${x - 106}ZM${x + 66} 226H${x + 106}V386H${x + 66}Z" fill="${palette.mist}"/>`
        : "";
      return `${sides}<path d="M${x - 62} 218H${x + 62}V394H${x - 62}Z" fill="${palette.cream}"/><path d="M${x - 50} 230H${x + 50}V382H${x - 50}Z" fill="#9DB4B8"/><path d="M${x - 4} 230H${x + 4}V382H${x - 4}ZM${x - 50} 296H${x + 50}V303H${x - 50}Z" fill="${palette.cream}"/><path d="M${x - 72} 394H${x + 72}V406H${x - 72}Z" fill="${mix(palette.sand, palette.ink, 0.2)}"/>`;
    })
    .join("");
}
