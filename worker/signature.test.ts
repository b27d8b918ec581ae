import { expect, test } from "vitest";
import { isSigned, sign } from "./signature.ts";

// RFC 4231, test case 2.
const signature = "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843";

test("a text is signed by HMAC-SHA256", async () => {
  expect(await sign("Jefe", "what do ya want for nothing?")).toBe(signature);
  expect(await isSigned("Jefe", "what do ya want for nothing?", signature)).toBe(true);
});

test.each([
  ["another secret", "Else", "what do ya want for nothing?", signature],
  ["another text", "Jefe", "what do ya want for everything?", signature],
  ["a signature cut short", "Jefe", "what do ya want for nothing?", signature.slice(2)],
  ["no signature", "Jefe", "what do ya want for nothing?", ""],
  ["no hexadecimal", "Jefe", "what do ya want for nothing?", signature.replace("5b", "xy")],
])("refused: %s", async (_, secret, text, given) => {
  expect(await isSigned(secret, text, given)).toBe(false);
});
