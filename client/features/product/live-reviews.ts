import { api, type ReviewsAnswer } from "../../../shared/api/api.ts";
import type { LivingPart } from "./live-part.tsx";

/** Reviews that are asked for in place: those of a score take the place of the list, more of them follow it. */
export function liveReviews(part: HTMLElement): LivingPart {
  const stop = new AbortController();
  let latest: AbortController | undefined;

  function press(link: HTMLAnchorElement): boolean {
    const sku = part.querySelector<HTMLElement>("[data-reviews]")?.dataset.reviews;
    if (!sku) return false;
    // The newest question wins.
    latest?.abort();
    latest = new AbortController();
    const signal = AbortSignal.any([latest.signal, stop.signal]);
    for (const busy of part.querySelectorAll("[aria-busy]")) busy.removeAttribute("aria-busy");
    show(sku, link, signal).catch(() => {
      // One that failed, and was not given up, is asked again as a page.
      if (!signal.aborted) location.assign(link.href);
    });
    return true;
  }

  async function show(sku: string, link: HTMLAnchorElement, signal: AbortSignal): Promise<void> {
    const { searchParams } = new URL(link.href);
    const query = new URLSearchParams({
      note: searchParams.get("note") ?? "",
      page: searchParams.get("avis") ?? "1",
    });
    link.setAttribute("aria-busy", "true");
    const answer = await fetch(api.reviews(sku, query), { signal });
    if (!answer.ok) throw new Error(`reviews of ${sku}: ${answer.status}`);
    const { items, more, said } = (await answer.json()) as ReviewsAnswer;
    signal.throwIfAborted();
    link.removeAttribute("aria-busy");
    if (link.dataset.note === undefined) append(items);
    else replace(items, link);
    inside("[data-more]").innerHTML = more;
    inside("[data-said]").textContent = said;
  }

  /** The focus goes on where the reading does: the link that was pressed is gone. */
  function append(items: string): void {
    const list = inside("[data-list]");
    const next = list.childElementCount;
    list.insertAdjacentHTML("beforeend", items);
    const first = list.children[next];
    if (!(first instanceof HTMLElement)) return;
    first.tabIndex = -1;
    first.focus({ preventScroll: true });
  }

  function replace(items: string, chosen: HTMLAnchorElement): void {
    for (const link of part.querySelectorAll("a[data-note]")) link.removeAttribute("aria-current");
    chosen.setAttribute("aria-current", "true");
    inside("[data-list]").innerHTML = items;
  }

  function inside(selector: string): HTMLElement {
    const found = part.querySelector<HTMLElement>(selector);
    if (!found) throw new Error(`the reviews have no ${selector}`);
    return found;
  }

  return { press, end: () => stop.abort() };
}
