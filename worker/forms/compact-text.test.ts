import { expect, test } from "vitest";
import { compact, expand } from "./compact-text.ts";

test.each(["", "a", "Écully, L’Haÿ-les-Roses 🐕", "é".repeat(4000)])(
  "what is compacted comes back: %#",
  async (text) => {
    const value = await compact(text);
    expect(value).toMatch(/^[\w-]*$/);
    expect(await expand(value, 10_000)).toBe(text);
  },
);

test("what would be more than it may is nothing, however few signs it has", async () => {
  const bomb = await compact("0".repeat(2_000_000));
  expect(bomb.length).toBeLessThan(3900);
  expect(await expand(bomb, 64_000)).toBeUndefined();
});

test.each(["%", "e30", "W10", "é", "AAAA"])("what was not compacted is nothing: %s", async (value) => {
  expect(await expand(value, 64_000)).toBeUndefined();
});
