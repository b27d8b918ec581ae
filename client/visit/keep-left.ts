import * as clock from "../../shared/time/clock.ts";
import { attempt } from "../browser/attempt.ts";
import type { EarlyCall } from "./left-calls.ts";

/** `pages` is the stored list of what this tab has sent; null if nothing of `calls` was sent. */
export function keepLeft(calls: readonly EarlyCall[], pages: string | null): void {
  attempt(() => {
    if (!/consent=[\d.-]+[am]/.test(document.cookie)) return;
    const key = `mesure:left:${clock.now()}:${Math.random()}`;
    localStorage.setItem(key, JSON.stringify({ calls, pages }));
  });
}
