import process from "node:process";
import * as clock from "../shared/time/clock.ts";

/** Milliseconds; the default is a Wednesday far from holidays and clock changes. */
export const testNow = Date.parse(process.env.TEST_NOW ?? "2026-11-25T10:00:00+01:00");
if (Number.isNaN(testNow)) throw new Error(`TEST_NOW is no date: ${process.env.TEST_NOW}`);

export function startTestClock(): void {
  process.env.CLOCK_AHEAD ??= String(testNow - clock.now());
  clock.setAhead(Number(process.env.CLOCK_AHEAD));
}

export const hasTestClock = (): boolean =>
  process.env.CLOCK_AHEAD !== undefined || process.env.TEST_NOW !== undefined;

/** Factor on the shop's timeouts, so that a busy machine ends no call early. */
export const patience = 4;

export async function prepareForTests(shop: string): Promise<void> {
  await ask(new URL("/_sandbox/now", shop), "POST", { ahead: clock.ahead(), patience });
  await ask(new URL("/_sandbox/snapshot", shop), "PUT");
}

async function ask(url: URL, method: string, body?: object): Promise<void> {
  const headers = { "Content-Type": "application/json" };
  const answer = await fetch(url, { method, headers, body: body ? JSON.stringify(body) : null });
  if (!answer.ok) throw new Error(`${method} ${url} is answered ${answer.status}.`);
}
