import { useEffect, useRef } from "react";
import type { Header } from "../../shared/content/content.ts";
import { frameTexts } from "../../shared/layout/static.texts.ts";
import { chromeTexts } from "../../shared/layout/texts.ts";
import { translator } from "../../shared/text/translator.ts";
import { ChevronIcon, CloseIcon } from "../ui/icons.tsx";
import { useKept } from "../ui/kept.ts";
import { SmartLink } from "../ui/smart-link.tsx";
import css from "./main-menu.module.css";
import { keepMenuTidy } from "./menu-closing.ts";

const t = translator(chromeTexts);
const tFrame = translator(frameTexts);

export const mainMenuId = "menu";

/**
 * One list for both sizes: a popover sheet on a small screen, a bar with drop-downs on a wide one.
 * Opening needs no script; with scripts, choosing a link, Escape or a click elsewhere closes it.
 */
export function MainMenu({ menu }: { menu: Header["menu"] | undefined }) {
  const nav = useRef<HTMLElement>(null);
  const content = useKept("menu", import.meta.env.SSR && menu && <MenuContent menu={menu} />);
  useEffect(() => (nav.current ? keepMenuTidy(nav.current) : undefined), []);

  return (
    <nav
      {...content}
      ref={nav}
      id={mainMenuId}
      popover="auto"
      className={css.menu}
      aria-label={t("menu.label")}
    />
  );
}

function MenuContent({ menu }: { menu: Header["menu"] }) {
  return (
    <>
      <button
        type="button"
        className={css.close}
        popoverTarget={mainMenuId}
        popoverTargetAction="hide"
        aria-label={tFrame("menu.close")}
      >
        <CloseIcon />
      </button>
      <ul className={css.list}>
        {menu.map((item) => (
          <li key={item.name}>
            {item.children.length === 0 ? (
              <SmartLink link={item} className={css.top} />
            ) : (
              <DropDown item={item} />
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

function DropDown({ item }: { item: Header["menu"][number] }) {
  return (
    <details name="menu" className={css.drop}>
      <summary className={css.top}>
        {item.name}
        <ChevronIcon size={16} />
      </summary>
      <ul className={css.panel}>
        <li>
          <SmartLink link={item} className={css.all}>
            {item.title ?? tFrame("menu.all")}
          </SmartLink>
        </li>
        {item.children.map((child) => (
          <li key={child.name}>
            <SmartLink link={child} className={css.link} />
          </li>
        ))}
      </ul>
    </details>
  );
}
