import type { AnimalKind } from "../../../../shared/animal/animal.ts";
import css from "./body-picture.module.css";

/** SVG units by body condition: how far the belly hangs, and half widths of the body seen from above. */
const bodies = new Map([
  ["1", { back: 3, belly: 43, groin: 33, neck: 9, ribs: 4, chest: 8, waist: 4, hips: 7 }],
  ["2", { back: 1, belly: 45, groin: 36, neck: 10, ribs: 2, chest: 9.5, waist: 6.5, hips: 8.5 }],
  ["3", { back: 0, belly: 47, groin: 40, neck: 11, ribs: 0, chest: 11, waist: 9, hips: 10 }],
  ["4", { back: -2, belly: 52, groin: 49, neck: 13, ribs: 0, chest: 13, waist: 13, hips: 12 }],
  ["5", { back: -4, belly: 57, groin: 57, neck: 15, ribs: 0, chest: 15, waist: 17.5, hips: 14.5 }],
]);

type Body = NonNullable<ReturnType<typeof bodies.get>>;

export function BodyPicture({ kind, level }: { kind: AnimalKind; level: string }) {
  const body = bodies.get(level);
  if (!body) return null;
  return (
    <svg className={`${css.picture} ${css[kind]}`} viewBox="0 0 96 172" aria-hidden="true" focusable="false">
      <FromTheSide kind={kind} body={body} />
      <g transform="translate(48 75) scale(1.45)">
        <FromAbove kind={kind} body={body} />
      </g>
    </svg>
  );
}

function FromTheSide({ kind, body: { back, belly, groin, neck, ribs } }: { kind: AnimalKind; body: Body }) {
  const top = 24 + back;
  const torso = `M24 25C36 ${top} 58 ${top} 72 25C80 29 80 40 74 45L66 ${groin}C56 ${groin + 1} 44 ${belly} 34 ${belly}C22 ${belly} 16 36 24 25Z`;
  return (
    <>
      <path className={css.far} d="M38 40V66M67 40L70 54V66" />
      {kind === "dog" ? (
        <path className={css.tail} d="M74 29C83 28 88 20 88 12" />
      ) : (
        <path className={css.tail} d="M74 30C88 32 92 22 88 14C86 9 91 7 93 10" />
      )}
      <path className={css.limb} d="M30 38V66M73 36C78 45 75 50 79 55V66" />
      <path className={css.paw} d="M27 67H33M76 67H82" />
      <path className={css.neck} strokeWidth={neck} d="M18 19L31 32" />
      <path className={css.body} d={torso} />
      <path
        className={css.light}
        d={`M24 36C22 44 28 ${belly - 1} 36 ${belly - 1}C44 ${belly - 1} 54 ${groin} 62 ${groin - 1}C50 ${groin - 4} 34 46 24 36Z`}
      />
      {[0, 5, 10, 15].slice(0, ribs).map((x) => (
        <path key={x} className={css.rib} d={`M${36 + x} 29c3 4 3 8 0 ${11 - x / 3}`} />
      ))}
      {kind === "dog" ? <DogHead /> : <CatHead />}
    </>
  );
}

function DogHead() {
  return (
    <>
      <path className={css.body} d="M22 6c6 1 9 7 6 13-2 5-7 7-13 7H8c-4 0-5-4-2-6l6-3c1-7 4-12 10-11Z" />
      <path className={css.light} d="M14 19c-1 3-5 6-9 5 0-2 1-3 2-4l6-3c1 0 1 1 1 2Z" />
      <path className={css.dark} d="M21 7c7 0 11 7 9 16-4 1-8-2-9-7-1-3-1-6 0-9Z" />
      <circle className={css.eye} cx="15" cy="14.5" r="1.5" />
      <ellipse className={css.eye} cx="5.5" cy="20.5" rx="2" ry="1.6" />
    </>
  );
}

function CatHead() {
  return (
    <>
      <path className={css.body} d="m8 2 5 6h8l6-6v15c0 6-4 9-10 9S7 23 6 17c0-3 0-6 2-15Z" />
      <path className={css.dark} d="M15 8h4l-1 5h-2Z" />
      <path className={css.light} d="M7 19c2-2 6-2 8 0 1 3-1 6-4 6-2-1-4-3-4-6Z" />
      <ellipse className={css.eye} cx="13" cy="16" rx="1.3" ry="2" />
      <path className={css.eye} d="M6 18h3l-1.5 2Z" />
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
      <path className={css.spine} d="M0 20V52" />
      {[0, 5, 10, 15].slice(0, ribs).map((y) => (
        <path
          key={y}
          className={css.rib}
          d={`M${2 - chest} ${21 + y}h${chest - 4}M2 ${21 + y}h${chest - 4}`}
        />
      ))}
      {kind === "dog" ? (
        <>
          <path className={css.body} d="M-7 10C-7 4-4-1 0-1s7 5 7 11-3 10-7 10-7-4-7-10Z" />
          <path className={css.light} d="M-3 4C-3 1-1-1 0-1s3 2 3 5l-1 4h-4Z" />
          <path className={css.dark} d="M-6 8c-5 0-7 6-4 11 4-1 6-5 4-11ZM6 8c5 0 7 6 4 11-4-1-6-5-4-11Z" />
          <ellipse className={css.eye} cx="0" cy="0" rx="1.8" ry="1.3" />
        </>
      ) : (
        <>
          <path className={css.body} d="M-8 2-4 5h8l4-3 1 8c0 6-4 10-9 10s-9-4-9-10Z" />
          <path className={css.dark} d="M-1.5 8h3l-.5 5h-2ZM-5 9l2-.5.5 4-1 .2ZM5 9l-2-.5-.5 4 1 .2Z" />
        </>
      )}
    </>
  );
}
