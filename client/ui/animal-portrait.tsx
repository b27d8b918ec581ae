import type { AnimalKind } from "../../shared/animal/animal.ts";
import type { Image } from "../../shared/content/content.ts";
import css from "./animal-portrait.module.css";
import { Picture } from "./picture.tsx";

export interface AnimalPortraitProps {
  kind: AnimalKind | null;
  picture: Image | null;
  isLarge?: boolean;
}

export function AnimalPortrait({ kind, picture, isLarge = false }: AnimalPortraitProps) {
  const widths = isLarge ? ([160, 320] as const) : ([80, 160] as const);
  return (
    <span className={isLarge ? `${css.portrait} ${css.large}` : css.portrait}>
      {picture ? (
        <Picture image={picture} alt="" widths={widths} priority={isLarge} />
      ) : (
        <Drawing kind={kind} />
      )}
    </span>
  );
}

const boxes = { dog: "-134 -140 268 268", cat: "-120 -143 240 240" } as const;

function Drawing({ kind }: Pick<AnimalPortraitProps, "kind">) {
  return (
    <svg viewBox={kind ? boxes[kind] : "0 0 56 56"} aria-hidden="true" focusable="false">
      {kind === "dog" && <Dog />}
      {kind === "cat" && <Cat />}
      {kind === null && <Paw />}
    </svg>
  );
}

const line = { fill: "none", stroke: "#2B2018", strokeLinecap: "round" } as const;

function Dog() {
  return (
    <>
      <path
        d="M-62-62C-74-88 60-96 66-60C86-30 84 22 66 44C46 72-46 72-66 44C-84 22-82-32-62-62Z"
        fill="#C98A4B"
      />
      <path
        d="M-14-80C-8-84 8-84 14-80C10-50 16-30 30-8L-30-8C-16-30-10-50-14-80ZM0-12C34-12 54 14 52 42C50 70 26 84 0 84C-26 84-50 70-52 42C-54 14-34-12 0-12Z"
        fill="#F7E8D0"
      />
      <path
        d="M-58-66C-92-84-120-44-116 12C-114 44-98 66-84 58C-66 48-66 0-50-30C-44-44-46-60-58-66ZM58-66C92-84 120-44 116 12C114 44 98 66 84 58C66 48 66 0 50-30C44-44 46-60 58-66Z"
        fill="#8C5630"
      />
      <path
        d="M-47-18a9 9 0 1 0 18 0a9 9 0 1 0-18 0M29-18a9 9 0 1 0 18 0a9 9 0 1 0-18 0M0 34C-14 34-24 18-20 8C-16 0 16 0 20 8C24 18 14 34 0 34Z"
        fill="#2B2018"
      />
      <path d="M-26 50C-18 60-4 58 0 48C4 58 18 60 26 50M0 34V48" {...line} strokeWidth="4.5" />
    </>
  );
}

function Cat() {
  return (
    <>
      <path
        d="M-84-20C-90-64-88-104-80-112C-72-116-44-92-32-76C-12-82 12-82 32-76C44-92 72-116 80-112C88-104 90-64 84-20C96 24 60 70 0 70C-60 70-96 24-84-20Z"
        fill="#D9894A"
      />
      <path d="M-9-79H9L5-50H-5ZM-31-75L-20-78L-17-54L-24-53ZM31-75L20-78L17-54L24-53Z" fill="#B4642E" />
      <path
        d="M-73-92C-64-88-52-78-44-68C-56-62-66-52-72-42C-76-60-76-84-73-92ZM73-92C64-88 52-78 44-68C56-62 66-52 72-42C76-60 76-84 73-92Z"
        fill="#EBBE9F"
      />
      <path d="M0-6C10 8 44 16 44 38C44 60 22 70 0 70C-22 70-44 60-44 38C-44 16-10 8 0-6Z" fill="#FBEFDD" />
      <path
        d="M-58-12C-52-28-26-26-20-8C-30 2-50 2-58-12ZM58-12C52-28 26-26 20-8C30 2 50 2 58-12Z"
        fill="#E2A93B"
      />
      <path
        d="M-43-11a5 10 0 1 0 10 0a5 10 0 1 0-10 0M33-11a5 10 0 1 0 10 0a5 10 0 1 0-10 0"
        fill="#2B2018"
      />
      <path d="M-11 17C-6 13 6 13 11 17C11 24 4 30 0 30C-4 30-11 24-11 17Z" fill="#C8643C" />
      <path d="M-18 42C-12 50-2 48 0 40C2 48 12 50 18 42M0 30V40" {...line} strokeWidth="4" />
      <path
        d="M-50 28L-100 20M-50 38L-98 42M50 28L100 20M50 38L98 42"
        {...line}
        stroke="#E9CCB1"
        strokeWidth="3"
      />
    </>
  );
}

function Paw() {
  return (
    <g fill="#1F4D3A">
      <path d="M28 28c6 0 11 6 11 11 0 4-3 5-5.5 5-2.5 0-3.5-1-5.5-1s-3 1-5.5 1C20 44 17 43 17 39c0-5 5-11 11-11Z" />
      <ellipse cx="15" cy="26" rx="4" ry="5" />
      <ellipse cx="23.5" cy="18" rx="4" ry="5.5" />
      <ellipse cx="32.5" cy="18" rx="4" ry="5.5" />
      <ellipse cx="41" cy="26" rx="4" ry="5" />
    </g>
  );
}
