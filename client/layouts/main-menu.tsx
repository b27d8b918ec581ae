import { useEffect, useRef } from "react";
import { translator } from "../../shared/text/translator.ts";
import { Static } from "../islands/static.tsx";
import type { StaticHtml } from "../islands/static-html.ts";
import sheet from "../ui/sheet.module.css";
import { chromeTexts } from "./chrome.texts.ts";
import { closeMenuOnLeave } from "./close-menu.ts";
import css from "./main-menu.module.css";

const t = translator(chromeTexts);

export const mainMenuId = "menu";

/**
 * One list for both sizes: a popover on a small screen, a bar with drop-downs on a wide one. It opens without
 * scripts.
 */
export function MainMenu({ content }: { content: StaticHtml }) {
  const nav = useRef<HTMLElement>(null);
  useEffect(() => (nav.current ? closeMenuOnLeave(nav.current) : undefined), []);
  return (
    <nav
      ref={nav}
      id={mainMenuId}
      popover="auto"
      className={`${sheet.sheet} ${css.menu}`}
      aria-label={t("menu.label")}
    >
      <Static html={content} className={css.content} />
    </nav>
  );
}
