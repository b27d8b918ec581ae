import type { ActionName, MarketingActions } from "../../../shared/marketing/actions.ts";
import type { TrackedEvent } from "../../../shared/tracking/events.ts";
import type { EventAnswer } from "../../visit/signals.ts";
import { reportFault } from "./report-fault.ts";

export type BrowserAction = Exclude<ActionName, "top_header" | "abtest">;

/** `data` is not validated yet; parse it with `readAction`. */
type Listener = (data: unknown, event: TrackedEvent) => void;

const listeners = {
  popup: new Set<Listener>(),
  ad_product_offer: new Set<Listener>(),
  ad_push_category: new Set<Listener>(),
} satisfies Record<BrowserAction, Set<Listener>>;

export function onAction(name: BrowserAction, listener: Listener): () => void {
  listeners[name].add(listener);
  return () => void listeners[name].delete(listener);
}

export function takeAnswer({ event, answer }: EventAnswer): void {
  if (answer === undefined) return;
  if (typeof answer !== "object" || answer === null || (Array.isArray(answer) && answer.length > 0)) {
    reportFault({ kind: "action left out", action: "", reason: "not a map of actions" });
    return;
  }
  for (const [name, data] of Object.entries(answer)) {
    if (!isBrowserAction(name) || data === null) continue;
    for (const listener of listeners[name]) queueMicrotask(() => listener(data, event));
  }
}

const isBrowserAction = (name: string): name is BrowserAction => Object.hasOwn(listeners, name);

/** Undefined if the data is invalid, which is reported, or if the parser could not be loaded. */
export async function readAction<Name extends BrowserAction>(
  name: Name,
  data: unknown,
): Promise<MarketingActions[Name] | undefined> {
  const parser = await import("../../../shared/marketing/actions.ts").catch(() => undefined);
  if (!parser) return undefined;
  const { actions, leftOut } = parser.readActions({ [name]: data });
  for (const { action, reason } of leftOut) reportFault({ kind: "action left out", action, reason });
  return actions[name];
}
