import { translator } from "../../shared/text/translator.ts";
import sheet from "../ui/sheet.module.css";
import { chromeTexts } from "./chrome.texts.ts";
import css from "./main-menu.module.css";
import { MenuContent, type MenuContentProps } from "./menu-content.tsx";
import { mainMenuId } from "./watch-menu.ts";

const t = translator(chromeTexts);

export function MainMenu(props: MenuContentProps) {
  return (
    <nav id={mainMenuId} popover="auto" className={`${sheet.sheet} ${css.menu}`} aria-label={t("menu.label")}>
      <MenuContent {...props} />
    </nav>
  );
}
