import * as z from "zod/mini";
import {
  isSubscriptionChange,
  type SubscriptionChange,
} from "../../../shared/subscription/subscription-href.ts";
import * as clock from "../../../shared/time/clock.ts";
import type { AppContext } from "../../context.ts";
import { isolateMemory } from "../../isolate-memory.ts";
import { parseJson } from "../../parse-json.ts";
import { NoSuchCall } from "../../upstream/http.ts";
import { inTime } from "../../with-timeout.ts";

/** Changes that some API versions lack: hidden from everybody for a day after such an answer. */
const beyondTheSpecification: readonly SubscriptionChange[] = ["pause", "echanger", "ajouter"];

export const isMissingCall = (name: SubscriptionChange, error: unknown): boolean =>
  beyondTheSpecification.includes(name) && error instanceof NoSuchCall;

const key = "subscriptions:missing-calls";

/** Seconds. */
const knownFor = 24 * 60 * 60;

/** Milliseconds in the memory of an isolate. */
const cacheTime = 60_000;

const memory = isolateMemory(
  () => new WeakMap<KVNamespace, { names: readonly SubscriptionChange[]; until: number }>(),
);

const schema = z.array(z.string());

export async function missingCalls(c: AppContext): Promise<readonly SubscriptionChange[]> {
  const { CONTENT_CACHE: store } = c.env;
  const known = memory.current.get(store);
  if (known && known.until > clock.now()) return known.names;
  const stored = await inTime(store.get(key)).catch((error: unknown) => {
    c.var.log.error("missing calls not known", error);
    return null;
  });
  const names = (parseJson(stored ?? undefined, schema) ?? []).filter(isSubscriptionChange);
  memory.current.set(store, { names, until: clock.now() + cacheTime });
  return names;
}

export async function rememberMissingCall(
  c: AppContext,
  name: SubscriptionChange,
  error: unknown,
): Promise<void> {
  c.var.log.warn("no call for a change", { change: name, reason: String(error) });
  const { CONTENT_CACHE: store } = c.env;
  const names = [...new Set([...(await missingCalls(c)), name])];
  memory.current.set(store, { names, until: clock.now() + cacheTime });
  await inTime(store.put(key, JSON.stringify(names), { expirationTtl: knownFor })).catch((error: unknown) =>
    c.var.log.error("missing call not remembered", error),
  );
}
