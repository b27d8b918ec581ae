import { describe, expect, test } from "vitest";
import { isLocked, minutesLeft, nextLook, serverTime } from "./edit-lock.ts";

const editableUntil = "2026-11-26T22:59:59Z";
const at = (moment: string) => Date.parse(moment);

test("the last second of the deadline is still editable, the next one is not", () => {
  for (const [moment, locked] of [
    ["2026-11-26T22:59:59Z", false],
    ["2026-11-26T22:59:59.001Z", true],
  ] as const)
    expect(isLocked({ locked: false, editableUntil }, new Date(moment))).toBe(locked);
});

test("the API’s word locks whatever the clock says; without a deadline nothing else does", () => {
  expect(isLocked({ locked: true, editableUntil }, new Date(0))).toBe(true);
  expect(isLocked({ locked: false, editableUntil: null }, new Date("2099-01-01"))).toBe(false);
});

describe("the page’s clock", () => {
  const begun = { server: at("2026-11-26T20:00:00Z"), wall: 5000, steady: 100 };
  const hour = 3_600_000;

  test("is the server’s, however wrong the telephone’s own is", () => {
    expect(serverTime(begun, begun)).toBe(begun.server);
    expect(serverTime(begun, { wall: 5000 + hour, steady: 100 + hour })).toBe(begun.server + hour);
  });

  test.each([
    ["a night’s sleep stops the steady one", { wall: 5000 + hour, steady: 100 }],
    ["somebody sets the other back", { wall: -hour, steady: 100 + hour }],
  ])("goes on where %s", (_, clocks) => {
    expect(serverTime(begun, clocks)).toBe(begun.server + hour);
  });

  test("never goes back", () => {
    expect(serverTime(begun, { wall: 0, steady: 0 })).toBe(begun.server);
  });
});

describe("the countdown", () => {
  test.each([
    ["2026-11-24T22:59:59Z", null],
    ["2026-11-24T23:00:00Z", 47 * 60 + 59],
    ["2026-11-26T22:29:59Z", 30],
    ["2026-11-26T22:59:30Z", 0],
    ["2026-11-26T22:59:59Z", 0],
    ["2026-11-26T23:00:00Z", null],
  ])("at %s says %s minutes", (now, minutes) => {
    expect(minutesLeft(editableUntil, at(now))).toBe(minutes);
  });

  test("there is none without a deadline", () => {
    expect(minutesLeft(null, 0)).toBeNull();
    expect(minutesLeft("soon", 0)).toBeNull();
  });

  test("every look says something else than the one before, the last one that it is locked", () => {
    let now = at("2026-11-25T10:11:12.345Z");
    let said = minutesLeft(editableUntil, now);
    for (let looks = 0; said !== null; looks += 1) {
      expect(looks).toBeLessThan(48 * 60);
      now += nextLook(editableUntil, now);
      const next = minutesLeft(editableUntil, now);
      expect(next).toBe(said === 0 ? null : said - 1);
      said = next;
    }
    expect(isLocked({ locked: false, editableUntil }, new Date(now))).toBe(true);
    expect(now - at(editableUntil)).toBe(1);
  });

  test("a far deadline is looked at when the countdown begins, in waits that a timer takes", () => {
    const before = at(editableUntil) - 49 * 3_600_000;
    expect(minutesLeft(editableUntil, before + nextLook(editableUntil, before))).toBe(48 * 60 - 1);
    expect(nextLook("2027-11-26T22:59:59Z", before)).toBeLessThanOrEqual(2 ** 31 - 1);
  });
});
