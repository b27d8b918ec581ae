import { expect, test } from "vitest";
import { invitationFaults, masked, stateOf } from "./sponsorship-rules.ts";

const now = new Date("2026-11-22T12:00:00Z");
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString();
const sent = { state: "sent", friendId: null } as const;
const nothing = { placed: false, sent: false };

test("an invitation expires after sixty days, unless its friend has come", () => {
  expect(stateOf({ ...sent, createdAt: daysAgo(60) }, nothing, now)).toBe("sent");
  expect(stateOf({ ...sent, createdAt: daysAgo(60.1) }, nothing, now)).toBe("expired");
  expect(stateOf({ ...sent, friendId: 7, createdAt: daysAgo(90) }, nothing, now)).toBe("registered");
});

test("a friend's first order counts, and is rewarded once it is paid and sent", () => {
  const friend = { ...sent, friendId: 7, createdAt: daysAgo(3) };
  expect(stateOf(friend, { placed: true, sent: false }, now)).toBe("ordered");
  expect(stateOf(friend, { placed: true, sent: true }, now)).toBe("rewarded");
});

test("an e-mail shows its first letter and its host", () => {
  expect(masked("marion@example.fr")).toBe("m•••@example.fr");
});

test("each wrong address has its violation: malformed, one's own, known, twice", () => {
  const emails = ["marion@", "nina@example.fr", "old@example.fr", "new@example.fr", "new@example.fr"];
  const faults = invitationFaults({ emails, message: "" }, "nina@example.fr", new Set(["old@example.fr"]));
  expect(faults.map(({ path }) => path)).toEqual(["emails[0]", "emails[1]", "emails[2]", "emails[4]"]);
});

test.each([
  ["no address", { emails: [], message: "" }, "emails"],
  ["too many", { emails: Array.from({ length: 21 }, (_, n) => `a${n}@example.fr`), message: "" }, "emails"],
  ["a long message", { emails: ["a@example.fr"], message: "x".repeat(1001) }, "message"],
])("%s is refused", (_, invitation, path) => {
  expect(invitationFaults(invitation, "nina@example.fr", new Set()).map((fault) => fault.path)).toEqual([
    path,
  ]);
});
