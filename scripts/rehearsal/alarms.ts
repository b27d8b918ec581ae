import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { alarms } from "../../alarms/alarms.ts";
import * as clock from "../../shared/time/clock.ts";
import { release } from "../release/release.ts";
import { type Outage, outages, type Shop } from "./alarm-outages.ts";
import { pagerKey, type Received, startReceivers } from "./alarm-receivers.ts";
import { startAlarmWorker } from "./alarm-worker.ts";
import { startRehearsal } from "./rehearsal.ts";
import { serve } from "./serve.ts";
import { sendVisits } from "./visitors.ts";

const minute = 60_000;
const quietMinutes = 15;
/** Longer than any window of a rule and the five quiet minutes. */
const longestEnd = 70;
const visitsOfMinute = 8;

/** False if an outage did not ring as it should, or anything else rang. */
export async function rehearseAlarms(
  say: (line: string) => void,
  chosen: readonly Outage[] = outages,
): Promise<boolean> {
  const start = performance.now();
  const told = (line: string) =>
    say(`${((performance.now() - start) / 1000).toFixed(0).padStart(4)} s  ${line}`);
  const rehearsal = await startRehearsal(() => {});
  const { platform } = rehearsal;
  const folder = mkdtempSync(join(tmpdir(), "storefront-alarms-"));
  const receivers = await startReceivers();
  const { received } = receivers;
  let isClosed = false;
  let minutes = 0;
  // Names a client address, as the platform does; each minute has another, or a rate limit would stop the fast ones.
  const edge = await serve((request) => {
    if (isClosed) return new Response("error code: 1101", { status: 500 });
    const { pathname, search } = new URL(request.url);
    const headers = new Headers(request.headers);
    if (!headers.has("cf-connecting-ip")) headers.set("CF-Connecting-IP", `198.51.100.${minutes % 250}`);
    const hasBody = !["GET", "HEAD"].includes(request.method);
    return fetch(new URL(pathname + search, platform.origin), {
      ...{ method: request.method, headers, redirect: "manual" },
      ...(hasBody ? { body: request.body, duplex: "half" } : {}),
    } as RequestInit);
  });
  const shop: Shop = {
    platform,
    ask: (path, init) => fetch(new URL(path, platform.origin), init),
    close: (closed) => {
      isClosed = closed;
    },
  };
  const before = clock.ahead();
  let worker: Awaited<ReturnType<typeof startAlarmWorker>> | undefined;
  try {
    told("The shop is released to the stand-in of the platform.");
    await rehearsal.release(rehearsal.buildOf(), (options) => release({ ...options, first: true }));
    worker = await startAlarmWorker(folder, {
      SHOP: edge.origin,
      HEALTH_SECRET: "demo-health-secret",
      CLOUDFLARE_API: platform.environment.CLOUDFLARE_API_BASE_URL ?? "",
      CLOUDFLARE_ACCOUNT_ID: "rehearsal",
      ANALYTICS_TOKEN: platform.analyticsToken,
      PICTURE: await aPicture(shop),
      HEARTBEAT_URL: `${receivers.origin}/beat`,
      SLACK_URL: `${receivers.origin}/slack`,
      PAGERDUTY_URL: `${receivers.origin}/pagerduty`,
      PAGERDUTY_KEY: pagerKey,
      MAIL_URL: `${receivers.origin}/mail`,
      MAIL_TOKEN: "rehearsal-mail-token",
      MAIL_FROM: "alarms@museau.example",
      MAIL_TO: "team@museau.example",
    });
    const { run } = worker;
    const pass = async (hasVisitors: boolean) => {
      minutes += 1;
      clock.setAhead(before + minutes * minute);
      const headers = { "Content-Type": "application/json" };
      const body = JSON.stringify({ ahead: clock.ahead() });
      await shop.ask("/_sandbox/now", { method: "POST", headers, body });
      const numbers = Array.from({ length: visitsOfMinute }, (_, place) => minutes * visitsOfMinute + place);
      if (hasVisitors && !isClosed) await sendVisits(platform.origin, numbers);
      await run();
    };
    return await play({ told, received, pass, shop, chosen });
  } finally {
    clock.setAhead(before);
    await worker?.stop();
    edge.stop();
    receivers.stop();
    await rehearsal.stop();
    rmSync(folder, { recursive: true });
  }
}

interface Playing {
  told: (line: string) => void;
  received: Received;
  pass: (hasVisitors: boolean) => Promise<void>;
  shop: Shop;
  chosen: readonly Outage[];
}

async function play({ told, received, pass, shop, chosen }: Playing): Promise<boolean> {
  let isGood = true;
  const expectNothing = (when: string) => {
    if (received.slack.length === 0) return;
    isGood = false;
    told(`FALSE ALARM ${when}: ${received.slack.map(headOf).join(" | ")}`);
  };
  for (let passed = 0; passed < quietMinutes; passed += 1) await pass(true);
  told(`${quietMinutes} minutes of a normal day, ${received.beats} heartbeats.`);
  expectNothing("on a normal day");

  for (const outage of chosen) {
    forget(received);
    await outage.begin(shop);
    let rang = 0;
    for (let passed = 1; passed <= outage.within && rang === 0; passed += 1) {
      await outage.meanwhile?.(shop);
      await pass(outage.hasVisitors ?? false);
      if (received.slack.length > 0) rang = passed;
    }
    // Effects of the same outage must stay parts of the alarm.
    if (rang > 0)
      for (let passed = 0; passed < 3; passed += 1) {
        await outage.meanwhile?.(shop);
        await pass(outage.hasVisitors ?? false);
      }
    await outage.end(shop);
    let over = 0;
    for (let passed = 1; passed <= longestEnd && rang > 0 && over === 0; passed += 1) {
      await pass(false);
      if (received.slack.some((text) => text.startsWith("*OVER"))) over = passed;
    }
    const [first, last, ...others] = received.slack.map(headOf);
    const alarm = alarms.find(({ title }) => title === outage.rings);
    const isRight =
      first === `ALARM: ${outage.rings}` && last === `OVER: ${outage.rings}` && others.length === 0;
    if (!isRight) isGood = false;
    told(`— ${outage.name}`);
    told(
      rang > 0
        ? `  after ${rang} minutes: ${first}, wakes: ${alarm?.wakes}; ${runbooksIn(received.slack[0])}; over ${over} minutes after the repair`
        : "  NOTHING RANG",
    );
    if (!isRight) told(`  NOT AS EXPECTED (${outage.rings}): ${received.slack.map(headOf).join(" | ")}`);
    told(
      `  Slack ${received.slack.length}, mails ${received.mails.length}, pages ${received.paged.length}, ended ${received.ended.length}`,
    );
  }
  forget(received);
  for (let passed = 0; passed < quietMinutes; passed += 1) await pass(true);
  expectNothing("after the outages");
  told(isGood ? "Each outage rang once, as it should." : "NOT AS IT SHOULD BE: see above.");
  return isGood;
}

function forget(received: Received): void {
  for (const list of [received.slack, received.mails, received.paged, received.ended]) list.length = 0;
}

const headOf = (text: string) => /^\*(.*) \([^()]*\)\*/.exec(text)?.[1] ?? text;

const runbooksIn = (text = "") =>
  [...text.matchAll(/Runbook: (\S+)/g)].map(([, page]) => page).join(", ") || "no runbook";

/** One that a product page shows. */
async function aPicture({ ask, platform }: Shop): Promise<string> {
  const html = await (await ask("/chien/croquettes/")).text();
  const [, path = ""] = /src="(\/_sandbox\/pictures\/[^"]+)"/.exec(html) ?? [];
  return new URL(path.replaceAll("&amp;", "&"), platform.origin).href;
}
