import { expect, test } from "vitest";
import { messageFor, waitText } from "./messages.ts";

test.each([
  [1, "dans 1\u00a0minute"],
  [60, "dans 1\u00a0minute"],
  [61, "dans 2\u00a0minutes"],
  [59 * 60, "dans 59\u00a0minutes"],
  [59 * 60 + 1, "dans 1\u00a0heure"],
  [3600, "dans 1\u00a0heure"],
  [3601, "dans 2\u00a0heures"],
  [24 * 3600, "dans 24\u00a0heures"],
])("a wait of %s seconds is over %s", (seconds, text) => {
  expect(waitText(seconds)).toBe(text);
});

test("a form's own text says the wait too", () => {
  const refused = { verdict: "enough", wait: 7200 } as const;
  expect(messageFor(refused, {})).toMatch(/Réessayez dans 2\u00a0heures\.$/);
  expect(messageFor(refused, { enough: (wait) => `Attendez ${wait}` })).toBe("Attendez dans 2\u00a0heures");
});
