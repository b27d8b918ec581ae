import { expect, test } from "vitest";
import { countNew, invitedInLastHour, wereJustInvited } from "./list-changes.ts";

const now = new Date("2026-11-22T12:00:00Z");
const friend = (email: string, minutesAgo = 120) => ({
  number: 1,
  email,
  state: "sent" as const,
  createdAt: new Date(now.getTime() - minutesAgo * 60_000).toISOString(),
  reward: null,
});

test("friends of the last hour count, and neither older ones nor those of a clock far ahead", () => {
  const list = [friend("a", 59), friend("b", 61), friend("c", -2), friend("d", -6000)];
  expect(invitedInLastHour([...list, { ...friend("e"), createdAt: null }], now)).toBe(2);
});

test("a friend who looks like an earlier one is new all the same", () => {
  const before = [friend("m•••@x.fr"), friend("m•••@x.fr", 300)];
  expect(countNew(before, before)).toBe(0);
  expect(countNew(before, [friend("m•••@x.fr"), ...before])).toBe(1);
});

test("addresses that are all among the friends of this minute were invited by the same press", () => {
  const list = [friend("m•••@x.fr", 1), friend("a•••@y.be", 1), friend("z•••@x.fr", 9)];
  const ofForm = (since: number) => ({ since, now });
  expect(wereJustInvited(list, ["Marion@X.fr", "anne@y.be"], ofForm(1))).toBe(true);
  expect(wereJustInvited(list, ["marion@x.fr", "marc@x.fr"], ofForm(1))).toBe(false);
  expect(wereJustInvited(list, ["marion@x.fr"], ofForm(3))).toBe(false);
  for (const other of ["bob@x.fr", "marion@y.be", "zoe@x.fr"]) {
    expect(wereJustInvited(list, ["marion@x.fr", other], ofForm(0))).toBe(false);
  }
});
