import { translator } from "../../shared/text/translator.ts";
import { Static } from "../islands/static.tsx";
import type { StaticHtml } from "../islands/static-html.ts";
import sheet from "../ui/sheet.module.css";
import { chromeTexts } from "./chrome.texts.ts";
import css from "./main-menu.module.css";
import { mainMenuId } from "./watch-menu.ts";

const t = translator(chromeTexts);

export function MainMenu({ content }: { content: StaticHtml }) {
  return (
    <nav id={mainMenuId} popover="auto" className={`${sheet.sheet} ${css.menu}`} aria-label={t("menu.label")}>
      <Static html={content} className={css.content} />
    </nav>
  );
}
