import process from "node:process";
import * as clock from "../shared/time/clock.ts";

/** The moment (ms) at which tests begin: TEST_NOW, else a Wednesday morning far from holidays and clock changes. */
export const testNow = Date.parse(process.env.TEST_NOW ?? "2026-11-25T10:00:00+01:00");
if (Number.isNaN(testNow)) throw new Error(`TEST_NOW is no date: ${process.env.TEST_NOW}`);

/** Starts the clock of the tests, or follows that of the process that started this one. */
export function startTestClock(): void {
  process.env.CLOCK_AHEAD ??= String(testNow - clock.now());
  clock.setAhead(Number(process.env.CLOCK_AHEAD));
}

export const hasTestClock = (): boolean =>
  process.env.CLOCK_AHEAD !== undefined || process.env.TEST_NOW !== undefined;

/** Sets the clock of a running shop and its stand-ins. */
export async function setClockOf(shop: string): Promise<void> {
  const answer = await fetch(new URL("/_sandbox/now", shop), {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ ahead: clock.ahead() }),
  });
  if (!answer.ok) throw new Error(`The clock of ${shop} could not be set: ${answer.status}`);
}
