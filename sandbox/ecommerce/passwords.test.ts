import { expect, test } from "vitest";
import { hashPassword, passwordMatches } from "./passwords.ts";

test("a password matches its own hash only", async () => {
  const hash = await hashPassword("motdepasse-demo");
  expect(await passwordMatches("motdepasse-demo", hash)).toBe(true);
  expect(await passwordMatches("motdepasse-Demo", hash)).toBe(false);
});

test("two hashes of one password differ", async () => {
  expect(await hashPassword("motdepasse-demo")).not.toBe(await hashPassword("motdepasse-demo"));
});
