import type { AnimalKind } from "../../../shared/animal/animal.ts";
import type { Image } from "../../../shared/content/content.ts";
import { Picture } from "../../ui/picture.tsx";
import css from "./animal-portrait.module.css";

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

function Drawing({ kind }: Pick<AnimalPortraitProps, "kind">) {
  return (
    <svg viewBox="0 0 56 56" aria-hidden="true" focusable="false">
      {kind === "dog" && <Dog />}
      {kind === "cat" && <Cat />}
      {kind === null && <Paw />}
    </svg>
  );
}

function Dog() {
  return (
    <>
      <path d="M15 24c0-9 5.5-14 13-14s13 5 13 14v9c0 7-5.5 13-13 13S15 40 15 33Z" fill="#C8643C" />
      <path d="M16 13c-6 0-9 6-8.5 13 .3 5 2 8 4.5 8 3.5 0 4-5 5-10 .7-4 2-7 3-8.500Z" fill="#8F3F1E" />
      <path d="M40 13c6 0 9 6 8.5 13-.3 5-2 8-4.5 8-3.5 0-4-5-5-10-.7-4-2-7-3-8.500Z" fill="#8F3F1E" />
      <ellipse cx="28" cy="37" rx="8.5" ry="7" fill="#FBF6EE" />
      <circle cx="22.5" cy="25.5" r="2" fill="#2B2018" />
      <circle cx="33.5" cy="25.5" r="2" fill="#2B2018" />
      <path d="M24.5 33.500c0-1.5 7-1.5 7 0S29.5 37 28 37s-3.5-2-3.5-3.500Z" fill="#2B2018" />
    </>
  );
}

function Cat() {
  return (
    <>
      <path d="M13 9.5 23 16h10l10-6.500V31c0 8-6.5 14-15 14s-15-6-15-14Z" fill="#E2A93B" />
      <path d="m16 14.5 5 3.5-5 4ZM40 14.5 35 18l5 4Z" fill="#C8643C" />
      <ellipse cx="28" cy="36" rx="7" ry="5" fill="#FBF6EE" />
      <ellipse cx="21.5" cy="27" rx="1.8" ry="2.6" fill="#2B2018" />
      <ellipse cx="34.5" cy="27" rx="1.8" ry="2.6" fill="#2B2018" />
      <path d="M26 33h4l-2 2.500Z" fill="#A1441F" />
      <path
        d="M28 35.500c0 2-3 3-4 1.500m4-1.500c0 2 3 3 4 1.500M18 33l-8-1.500M18 36l-8 1.500m28-4.5 8-1.500M38 36l8 1.5"
        fill="none"
        stroke="#2B2018"
        strokeWidth="1.2"
        strokeLinecap="round"
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
