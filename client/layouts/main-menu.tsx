import { useEffect, useRef } from "react";
import { translator } from "../../shared/text/translator.ts";
import { isOpen } from "../browser/is-open.ts";
import { Static } from "../islands/static.tsx";
import type { StaticHtml } from "../islands/static-html.ts";
import sheet from "../ui/sheet.module.css";
import { chromeTexts } from "./chrome.texts.ts";
import css from "./main-menu.module.css";

const t = translator(chromeTexts);

export const mainMenuId = "menu";

/**
 * One list for both sizes: a popover on a small screen, a bar with drop-downs on a wide one. It opens without
 * scripts; they close it when a link is chosen and when the focus leaves, and its drop-downs also on Escape, on a press
 * outside and when the pointer leaves.
 */
export function MainMenu({ content }: { content: StaticHtml }) {
  const nav = useRef<HTMLElement>(null);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);

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
        leaves(currentTarget, relatedTarget) && closeAll(currentTarget)
      }
      onPointerEnter={() => clearTimeout(leaving.current)}
      onPointerLeave={({ currentTarget, pointerType }) => {
        if (pointerType === "mouse") leaving.current = setTimeout(closeDropDowns, pause, currentTarget);
      }}
    >
      <Static html={content} className={css.content} />
    </nav>
  );
}

/** Milliseconds that a pointer may stray. */
const pause = 400;

function isLink(target: EventTarget): boolean {
  return target instanceof Element && target.closest("a") !== null;
}

function leaves(nav: HTMLElement, target: EventTarget | null): boolean {
  return target instanceof Element && !nav.contains(target) && !target.closest("[popovertarget]");
}

function closeAll(nav: HTMLElement): void {
  closeDropDowns(nav);
  if (isOpen(nav)) nav.hidePopover();
}

function closeDropDowns(nav: HTMLElement): void {
  for (const open of nav.querySelectorAll<HTMLDetailsElement>("details[open]")) {
    if (open.contains(document.activeElement)) open.querySelector("summary")?.focus({ preventScroll: true });
    open.open = false;
  }
}
