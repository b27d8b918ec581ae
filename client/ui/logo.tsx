import { shopName } from "../../shared/identity.ts";
import { href } from "../../shared/routes.ts";
import { uiTexts } from "../../shared/text/texts.ts";
import { translator } from "../../shared/text/translator.ts";
import css from "./logo.module.css";

const t = translator(uiTexts);

export function Logo() {
  return (
    <a className={css.logo} href={href("index")} aria-label={t("home")}>
      <NoseMark />
      <span aria-hidden="true">{shopName}</span>
    </a>
  );
}

export function Letterhead() {
  return (
    <p className={css.logo}>
      <NoseMark />
      <span>{shopName}</span>
    </p>
  );
}

function NoseMark() {
  return (
    <svg className={css.mark} viewBox="0 0 28 24" aria-hidden="true" focusable="false">
      <path
        d="M14 1.5c5.6 0 10.2 1.5 10.2 5.2 0 4-4.6 7.8-10.2 7.8S3.8 10.7 3.8 6.7C3.8 3 8.4 1.5 14 1.5Z"
        fill="currentColor"
      />
      <path
        d="M14 14v3.2m0 0c0 3-2.4 4.8-5.2 4.8-2 0-3.6-.9-4.5-2.3M14 17.2c0 3 2.4 4.8 5.2 4.8 2 0 3.6-.9 4.5-2.3"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.2"
        strokeLinecap="round"
      />
      <path
        d="M8.3 5.3c.8-1 2.3-1.5 3.6-1.6"
        fill="none"
        stroke="#FBF6EE"
        strokeWidth="1.6"
        strokeLinecap="round"
      />
    </svg>
  );
}
