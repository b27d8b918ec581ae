import type { Place } from "./visitor.ts";

// These functions run in the page, so each must be self-contained.

export function reportNoise(path: string): void {
  const say = (text: string) =>
    navigator.sendBeacon(path, `${text} (${location.pathname}${location.search})`);
  addEventListener("error", ({ message, error }) => say(`error: ${error?.stack ?? message}`));
  addEventListener("unhandledrejection", ({ reason }) => say(`rejection: ${reason?.stack ?? reason}`));
  addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) =>
    say(`policy: ${effectiveDirective} ${blockedURI}`),
  );
  for (const level of ["error", "warn"] as const) {
    const { [level]: log } = console;
    console[level] = (...values: unknown[]) => {
      say(`console.${level}: ${values.join(" ")}`);
      log(...values);
    };
  }
}

export interface Found {
  x: number;
  y: number;
  isWhole: boolean;
  height: number;
  text: string;
  value: string;
  checked: boolean;
}

export function find(place: Place, scroll: boolean): (Found & { isFree: boolean }) | null {
  const plain = (text: string | null | undefined) => (text ?? "").replace(/\s+/g, " ").trim();
  const selectors: Record<string, string> = {
    button: "button, summary, [role=button], input[type=submit]",
    checkbox: "input[type=checkbox]",
    dialog: "dialog, [role=dialog], [popover]",
    field: "input, select, textarea",
    heading: "h1, h2, h3",
    link: "a[href]",
    radio: "input[type=radio]",
    text: "body *",
  };
  const nameOf = (element: Element) => {
    const by = element.getAttribute("aria-labelledby")?.split(" ") ?? [];
    const labelled = by.map((id) => document.getElementById(id)?.textContent).join(" ");
    const labels = [...((element as HTMLInputElement).labels ?? [])].map(({ textContent }) => textContent);
    return plain(
      element.getAttribute("aria-label") ||
        labelled ||
        labels.join(" ") ||
        (element as HTMLElement).innerText,
    );
  };
  const isShown = (element: Element) => {
    const labels = [...((element as HTMLInputElement).labels ?? [])];
    return [element, ...labels].some(
      (one) => one.checkVisibility({ visibilityProperty: true }) && one.getClientRects().length > 0,
    );
  };
  const roots = place.within ? [...document.querySelectorAll(place.within)] : [document];
  const { name: wanted } = place;
  // Each element's text costs a layout of its part, so only what holds the words is looked into.
  const holding = (root: Document | Element, text: string): Element[] =>
    [...root.children].flatMap((one) =>
      plain((one as HTMLElement).innerText).includes(text) ? [one, ...holding(one, text)] : [],
    );
  const all = roots.flatMap((root) =>
    place.is === "text" && typeof wanted === "string"
      ? holding(root, plain(wanted))
      : [...root.querySelectorAll(selectors[place.is] ?? place.is)],
  );
  const shown = all.filter(isShown);
  const those = (matches: (name: string) => boolean) => shown.filter((one) => matches(nameOf(one)));
  const byText = (text: string) => {
    const exact = those((name) => name === text);
    return exact.length ? exact : those((name) => name.includes(text));
  };
  const byPattern = (pattern: RegExp) => those((name) => pattern.test(name));
  const found =
    wanted === undefined
      ? shown
      : typeof wanted === "string"
        ? byText(plain(wanted))
        : byPattern(new RegExp(wanted.pattern));
  const innermost = (one: Element) => !found.some((other) => other !== one && one.contains(other));
  const element = (place.is === "text" ? found.filter(innermost) : found)[place.at ?? 0];
  if (!element) return null;
  if (scroll) element.scrollIntoView({ block: "center", behavior: "instant" });
  const field = element as HTMLInputElement;
  const pressed = [element, ...(field.labels ?? [])];
  const middle = (one: Element) => {
    const { left, top, width, height } = one.getClientRects()[0] ?? one.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  };
  const free = pressed.find((one) => {
    const { x, y } = middle(one);
    const hit = document.elementFromPoint(x, y);
    return pressed.some((part) => part.contains(hit));
  });
  const { top, right, bottom, left, height } = element.getBoundingClientRect();
  return {
    ...middle(free ?? element),
    isFree: free !== undefined,
    isWhole: height > 0 && top >= 0 && left >= 0 && bottom <= innerHeight + 1 && right <= innerWidth + 1,
    height,
    text: plain(field.innerText),
    value: field.value,
    checked: field.checked,
  };
}
