import type { Pack } from "./packs.ts";
import { mix, palette } from "./palette.ts";
import { badge, brand, deepOf, floorShadow, printed, recipe, weightLabel } from "./print.ts";
import { proteinColours } from "./proteins.ts";

export function bag(pack: Pack): string {
  if (pack.grams < 2500) return zipBag(pack);
  return pack.grams < 8000 ? tallBag(pack) : sack(pack);
}

function zipBag(pack: Pack): string {
  const deep = deepOf(pack);
  const front =
    "M216 206H556C566 350 574 560 570 716C569 732 562 740 548 741L226 746C212 746 203 738 202 722C198 560 206 350 216 206Z";
  const size = pack.grams < 600 ? 0.8 : pack.grams < 1000 ? 0.9 : 1;
  return `<g transform="translate(${400 - 400 * size} ${Math.round(744 - 744 * size)}) scale(${size})">${floorShadow(420, 742, 232)}<path d="M556 180L596 196C616 350 634 540 630 684C629 700 624 708 612 714L560 740C574 560 566 350 556 206Z" fill="${deep}"/><path d="M596 196C602 360 604 560 584 728L612 714C624 708 629 700 630 684C634 540 616 350 596 196Z" fill-opacity=".2"/>
${printed(pack, { outline: front, left: 200, width: 372, horizon: 520 }, badge(pack, 386, 428, 90))}
<path d="M216 152L556 146L596 162V198L556 206H216Z" fill="${mix(proteinColours[pack.protein], palette.cream, 0.24)}"/><path d="M216 164L556 158M216 176L556 171" stroke="${palette.cream}" stroke-opacity=".5" stroke-width="5" stroke-dasharray="2 4"/><path d="M556 146L596 162V198L556 206Z" fill-opacity=".2"/><path d="M214 206L556 206L598 198" fill="none" stroke="${palette.ink}" stroke-opacity=".35" stroke-width="4"/><path d="M213 224H558M212 232H558" stroke="${palette.cream}" stroke-opacity=".6" stroke-width="3"/><path d="M204 706C300 716 470 714 570 702" fill="none" stroke="${palette.ink}" stroke-opacity=".25" stroke-width="3"/>
${brand(pack, 386, 290, 206)}${recipe(pack, 386, 574, 300)}${weightLabel(pack.weight, 386, 698, 26)}</g>`;
}

function tallBag(pack: Pack): string {
  const front =
    "M208 66L592 66C602 190 616 420 608 650C606 706 600 734 590 742C480 752 320 752 210 742C200 734 194 706 192 650C184 420 198 190 208 66Z";
  return `${floorShadow(400, 744, 232)}${printed(pack, { outline: front, left: 190, width: 420, horizon: 490 }, badge(pack, 400, 380, 112))}
<path d="M203 126H597L592 54H208Z" fill="${deepOf(pack)}"/><path d="M208 74H592M206 90H594M204 106H596" stroke="#fff" stroke-opacity=".24" stroke-width="8" stroke-dasharray="2 5"/>
<path d="M203 128C220 250 222 560 200 700C190 560 192 300 203 128ZM597 128C578 250 576 560 600 700C610 560 608 300 597 128Z" fill-opacity=".16"/><path d="M203 128C260 140 300 148 318 188C290 166 250 154 205 158ZM597 128C540 140 500 148 486 184C512 164 552 154 595 158Z" fill-opacity=".1"/>
${brand(pack, 400, 206, 240)}${recipe(pack, 400, 566, 330)}${weightLabel(pack.weight, 400, 706, 28)}`;
}

function sack(pack: Pack): string {
  const front =
    "M124 108L580 98C594 260 598 560 588 716C587 734 578 742 562 742L146 750C130 750 121 742 120 726C108 560 110 280 124 108Z";
  return `${floorShadow(400, 742, 306)}<path d="M250 116C250 26 454 20 454 110" fill="none" stroke="${deepOf(pack)}" stroke-width="22"/><path d="M250 116C250 26 454 20 454 110" fill="none" stroke="${proteinColours[pack.protein]}" stroke-width="10"/><path d="M578 84L678 118C700 280 704 540 694 672C693 690 688 698 674 705L580 742C600 560 596 260 578 98Z" fill="${deepOf(pack)}"/><path d="M632 102C650 300 654 540 628 724L674 705C688 698 693 690 694 672C704 540 700 280 678 118Z" fill-opacity=".22"/>
${printed(pack, { outline: front, left: 112, width: 484, horizon: 490 }, badge(pack, 354, 376, 122))}
<path d="M120 82L580 72L682 108V142L582 124L120 132Z" fill="${palette.sand}"/><path d="M120 108L580 98L682 126" fill="none" stroke="${mix(palette.sand, palette.ink, 0.45)}" stroke-width="5" stroke-dasharray="12 8"/><path d="M580 72L682 108V142L582 124Z" fill-opacity=".16"/>
${brand(pack, 354, 206, 250)}${recipe(pack, 354, 572, 360)}${weightLabel(pack.weight, 354, 716, 34)}`;
}
