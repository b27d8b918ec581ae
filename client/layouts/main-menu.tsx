import { useEffect, useRef } from "react";
import { translator } from "../../shared/text/translator.ts";
import { Static } from "../islands/static.tsx";
import type { StaticHtml } from "../islands/static-html.ts";
import sheet from "../ui/sheet.module.css";
import { chromeTexts } from "./chrome.texts.ts";
import css from "./main-menu.module.css";

const t = translator(chromeTexts);

export const mainMenuId = "menu";

/**
 * One list for both sizes: a popover on a small screen, a bar with drop-downs on a wide one. It opens without
 * scripts; they close it when a link is chosen, and its drop-downs on Escape, on a press outside and when the focus
 * leaves.
 */
export function MainMenu({ content }: { content: StaticHtml }) {
  const nav = useRef<HTMLElement>(null);

  useEffect(() => {
    const closeOutside = ({ target }: PointerEvent) => {
      if (nav.current && leaves(nav.current, target)) closeDropDowns(nav.current);
    };
    document.addEventListener("pointerdown", closeOutside);
    return () => document.removeEventListener("pointerdown", closeOutside);
  }, []);

  return (
    <nav
      ref={nav}
      id={mainMenuId}
      popover="auto"
      className={`${sheet.sheet} ${css.menu}`}
      aria-label={t("menu.label")}
      onClick={({ currentTarget, target }) => isLink(target) && closeAll(currentTarget)}
      onKeyDown={({ currentTarget, key }) => key === "Escape" && closeDropDowns(currentTarget)}
      onBlur={({ currentTarget, relatedTarget }) =>
        leaves(currentTarget, relatedTarget) && closeDropDowns(currentTarget)
      }
    >
      <Static html={content} className={css.content} />
    </nav>
  );
}

function isLink(target: EventTarget): boolean {
  return target instanceof Element && target.closest("a") !== null;
}

function leaves(nav: HTMLElement, target: EventTarget | null): boolean {
  return target instanceof Node && !nav.contains(target);
}

function closeAll(nav: HTMLElement): void {
  closeDropDowns(nav);
  if (nav.matches(":popover-open")) nav.hidePopover();
}

function closeDropDowns(nav: HTMLElement): void {
  for (const open of nav.querySelectorAll<HTMLDetailsElement>("details[open]")) {
    if (open.contains(document.activeElement)) open.querySelector("summary")?.focus();
    open.open = false;
  }
}
