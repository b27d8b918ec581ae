import { isPopoverOpen } from "../browser/is-popover-open.ts";

export const mainMenuId = "menu";

const pause = 400;

export function watchMenu(): void {
  const nav = document.getElementById(mainMenuId);
  if (!nav) return;
  let leaving: ReturnType<typeof setTimeout>;
  document.addEventListener("pointerdown", ({ target }) => leaves(nav, target) && closeDropDowns(nav));
  nav.addEventListener("click", ({ target }) => isLink(target) && closeAll(nav));
  nav.addEventListener("keydown", ({ key }) => key === "Escape" && closeDropDowns(nav));
  nav.addEventListener("focusout", ({ relatedTarget }) => leaves(nav, relatedTarget) && closeAll(nav));
  nav.addEventListener("pointerenter", () => clearTimeout(leaving));
  nav.addEventListener("toggle", () => clearTimeout(leaving), { capture: true });
  nav.addEventListener("pointerleave", ({ pointerType }) => {
    if (pointerType === "mouse") leaving = setTimeout(closeDropDowns, pause, nav);
  });
}

function isLink(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("a") !== null;
}

function leaves(nav: HTMLElement, target: EventTarget | null): boolean {
  return target instanceof Element && !nav.contains(target) && !target.closest("[popovertarget]");
}

function closeAll(nav: HTMLElement): void {
  closeDropDowns(nav);
  if (isPopoverOpen(nav)) nav.hidePopover();
}

function closeDropDowns(nav: HTMLElement): void {
  for (const open of nav.querySelectorAll<HTMLDetailsElement>("details[open]")) {
    if (open.contains(document.activeElement)) open.querySelector("summary")?.focus({ preventScroll: true });
    open.open = false;
  }
}
