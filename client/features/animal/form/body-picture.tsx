import type { AnimalKind } from "../../../../shared/animal/animal.ts";
import css from "./body-picture.module.css";

/** SVG units by body condition. `chest`, `waist` and `hips` are half widths, seen from above. */
const bodies = new Map([
  ["1", { back: -2.5, belly: 39, groin: 29, neck: 7, ribs: 4, chest: 8, waist: 4.5, hips: 7 }],
  ["2", { back: -1, belly: 41, groin: 32.5, neck: 8, ribs: 2, chest: 9.2, waist: 6.6, hips: 8.2 }],
  ["3", { back: 0, belly: 43, groin: 36, neck: 9, ribs: 0, chest: 10.4, waist: 8.6, hips: 9.6 }],
  ["4", { back: 2.5, belly: 47.5, groin: 44, neck: 11, ribs: 0, chest: 12.4, waist: 12.2, hips: 11.4 }],
  ["5", { back: 5, belly: 53, groin: 52, neck: 13.5, ribs: 0, chest: 14.6, waist: 16.2, hips: 13.6 }],
]);

type Body = NonNullable<ReturnType<typeof bodies.get>>;

export function BodyPicture({ kind, level }: { kind: AnimalKind; level: string }) {
  const body = bodies.get(level);
  if (!body) return null;
  return (
    <svg className={`${css.picture} ${css[kind]}`} viewBox="0 0 136 68" aria-hidden="true" focusable="false">
      <FromTheSide kind={kind} body={body} />
      <g transform="translate(114 2)">
        <FromAbove kind={kind} body={body} />
      </g>
    </svg>
  );
}

function FromTheSide({ kind, body: { back, belly, groin, neck, ribs } }: { kind: AnimalKind; body: Body }) {
  const top = 22 - back;
  const torso = `M22 21C34 ${top} 52 ${top} 64 23C70 26 71 36 66 41L58 ${groin}C50 ${groin + 1} 40 ${belly} 30 ${belly}C20 ${belly} 16 31 22 21Z`;
  return (
    <>
      <path className={css.far} d="M31 38V60M61 36L64 48V60" />
      {kind === "dog" ? (
        <path className={css.tail} d="M66 25C74 24 79 18 80 11" />
      ) : (
        <path className={css.tail} d="M66 26C78 28 82 20 79 12C77 7 83 5 86 8" />
      )}
      <path className={css.limb} d="M25 36V61M65 34C68 42 66 46 69 50V61" />
      <path className={css.neck} strokeWidth={neck} d="M15 18L27 28" />
      <path className={css.body} d={torso} />
      {[0, 5, 10, 15].slice(0, ribs).map((x) => (
        <path key={x} className={css.rib} d={`M${31 + x} 25c3 4 3 8 0 ${11 - x / 3}`} />
      ))}
      {kind === "dog" ? <DogHead /> : <CatHead />}
    </>
  );
}

function DogHead() {
  return (
    <>
      <path className={css.body} d="M20 8c5 1 7 6 5 11-2 4-6 6-11 6H6c-3 0-4-3-2-5l6-3c1-6 5-10 10-9Z" />
      <path className={css.dark} d="M19 9c5 0 9 5 8 13-3 1-6-1-7-5Z" />
      <circle className={css.eye} cx="13.5" cy="15.5" r="1.2" />
    </>
  );
}

function CatHead() {
  return (
    <>
      <path className={css.body} d="m9 4 4 5h6l5-5v13c0 5-4 8-9 8s-9-3-9-8c0-3 1-5 3-6Z" />
      <circle className={css.eye} cx="11.5" cy="16" r="1.2" />
    </>
  );
}

function FromAbove({ kind, body: { chest, waist, hips, ribs } }: { kind: AnimalKind; body: Body }) {
  const shoulders = chest * 0.82;
  const half = (side: 1 | -1) => {
    const at = (width: number, y: number) => `${side * width} ${y}`;
    return `C${at(chest, 20)} ${at(chest, 25)} ${at(chest, 28)}C${at(chest, 34)} ${at(waist, 35)} ${at(waist, 40)}C${at(waist, 45)} ${at(hips, 45)} ${at(hips, 49)}C${at(hips, 55)} ${at(4, 57)} 0 57`;
  };
  return (
    <>
      <path className={css.tail} d="M0 54V64" />
      {([1, -1] as const).map((side) => (
        <path key={side} className={css.body} d={`M0 14L${side * shoulders} 16${half(side)}Z`} />
      ))}
      {[0, 5, 10, 15].slice(0, ribs).map((y) => (
        <path
          key={y}
          className={css.rib}
          d={`M${2 - chest} ${21 + y}h${chest - 4}M2 ${21 + y}h${chest - 4}`}
        />
      ))}
      {kind === "dog" ? (
        <>
          <path className={css.body} d="M-6 9C-6 4-3 0 0 0s6 4 6 9-2 9-6 9-6-4-6-9Z" />
          <path className={css.dark} d="M-5 7c-4 0-5 5-3 9 3-1 4-5 3-9ZM5 7c4 0 5 5 3 9-3-1-4-5-3-9Z" />
        </>
      ) : (
        <path className={css.body} d="M-7 4-3 6h6l4-2 0 6c0 5-3 8-7 8s-7-3-7-8Z" />
      )}
    </>
  );
}
