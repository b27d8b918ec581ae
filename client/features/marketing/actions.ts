import type { ActionName, MarketingActions } from "../../../shared/marketing/actions.ts";
import type { TrackedEvent } from "../../../shared/tracking/events.ts";
import type { EventAnswer } from "../tracking/signals.ts";
import { tellFault } from "./tell-fault.ts";

/** What the browser acts on; the bar above the header and the tests are the worker's. */
type BrowserAction = Exclude<ActionName, "top_header" | "abtest">;

/** @param event what it answers */
type Listener<Name extends BrowserAction> = (data: MarketingActions[Name], event: TrackedEvent) => void;

const listeners: { readonly [Name in BrowserAction]: Set<Listener<Name>> } = {
  popup: new Set(),
  ad_product_offer: new Set(),
  ad_push_category: new Set(),
};

/** Returns a cleanup. */
export function onAction<Name extends BrowserAction>(name: Name, listener: Listener<Name>): () => void {
  listeners[name].add(listener);
  return () => void listeners[name].delete(listener);
}

/** An action that is invalid is told to the log; one listener's error reaches no other. */
export async function takeAnswer({ event, answer }: EventAnswer): Promise<void> {
  if (answer === undefined) return;
  const { readActions } = await import("../../../shared/marketing/actions.ts");
  const { actions, leftOut } = readActions(answer);
  for (const { action, reason } of leftOut) tellFault({ kind: "action left out", action, reason });

  function tell<Name extends BrowserAction>(name: Name): void {
    const data: MarketingActions[Name] | undefined = actions[name];
    if (data === undefined) return;
    for (const listener of listeners[name]) queueMicrotask(() => listener(data, event));
  }
  tell("popup");
  tell("ad_product_offer");
  tell("ad_push_category");
}
