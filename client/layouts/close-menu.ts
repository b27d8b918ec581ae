/**
 * Closes the menu when a link is chosen, and its drop-downs on Escape, on a click outside and when the focus leaves.
 * Returns the cleanup.
 */
export function closeMenuOnLeave(nav: HTMLElement): () => void {
  const stop = new AbortController();
  const { signal } = stop;

  nav.addEventListener("click", (event) => isLink(event.target) && closeAll(nav), { signal });
  nav.addEventListener("focusout", ({ relatedTarget }) => leaves(nav, relatedTarget) && closeDropDowns(nav), {
    signal,
  });
  document.addEventListener("pointerdown", ({ target }) => leaves(nav, target) && closeDropDowns(nav), {
    signal,
  });
  nav.addEventListener("keydown", ({ key }) => key === "Escape" && closeDropDowns(nav), { signal });
  return () => stop.abort();
}

function isLink(target: EventTarget | null): boolean {
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
