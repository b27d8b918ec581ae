import * as clock from "../shared/time/clock.ts";
import { alarms } from "./alarms.ts";
import { type Delivery, deliverAll, deliveriesOf } from "./delivery.ts";
import { readFigures } from "./figures.ts";
import { readHealth } from "./health.ts";
import { type AlarmState, calm, type Message, nextMessages } from "./incidents.ts";
import type { AlarmSettings } from "./settings.ts";
import { createSql, sqlUrl } from "./sql.ts";

export interface Kept extends AlarmState {
  /** Messages that no receiver has accepted yet: they are sent again with the next run. */
  unsent: Delivery[];
}

export interface AlarmStore {
  read(): Promise<Kept | undefined>;
  write(kept: Kept): Promise<void>;
}

/** Undelivered messages beyond this number are dropped, the oldest first. */
const mostUnsent = 100;

/** Milliseconds; with its two rounds of queries, its deliveries and its heartbeat a run ends within a minute. */
const longestQuery = 12_000;

/** Skips a run during which another one is under way: each would send the same messages, and undo the other's state. */
export function oneAtATime(run: () => Promise<unknown>): () => Promise<void> {
  let isRunning = false;
  return async () => {
    if (isRunning) return;
    isRunning = true;
    try {
      await run();
    } finally {
      isRunning = false;
    }
  };
}

/** One run, every minute. The heartbeat is sent last, so that it is missing if anything before it fails. */
export async function runAlarms(
  settings: AlarmSettings,
  store: AlarmStore,
  say: (event: string, error: unknown) => void,
): Promise<Message[]> {
  const { SHOP, HEALTH_SECRET, PICTURE, CLOUDFLARE_API, CLOUDFLARE_ACCOUNT_ID, ANALYTICS_TOKEN, DATASET } =
    settings;
  const now = clock.date();
  const sql = createSql({
    ...{ url: sqlUrl(CLOUDFLARE_API, CLOUDFLARE_ACCOUNT_ID), token: ANALYTICS_TOKEN, dataset: DATASET },
    longest: longestQuery,
  });
  const [kept = { ...calm(), unsent: [] }, health, figures] = await Promise.all([
    store.read(),
    readHealth({ shop: SHOP, secret: HEALTH_SECRET, picture: PICTURE, fail: say }),
    readFigures(sql, now, DATASET).catch((error: unknown) => {
      say("figures not read", error);
      return undefined;
    }),
  ]);
  const messages = nextMessages(alarms, { at: now.getTime(), health, figures }, kept);
  const deliveries = [...kept.unsent, ...deliveriesOf(messages, settings)].slice(-mostUnsent);
  // Written before anything is sent: a message that is lost with a failing run would never be sent again.
  await store.write({ ...kept, unsent: deliveries });
  const unsent = await deliverAll(deliveries, settings, (error) => say("alarm not delivered", error));
  if (deliveries.length > 0) await store.write({ ...kept, unsent });
  if (unsent.length === 0) await beat(settings.HEARTBEAT_URL);
  return messages;
}

/** @throws if the outside watch did not take it */
async function beat(url: string): Promise<void> {
  if (!url) return;
  const answer = await fetch(url, { method: "POST", signal: AbortSignal.timeout(10_000) });
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`The heartbeat was answered ${answer.status}`);
}
