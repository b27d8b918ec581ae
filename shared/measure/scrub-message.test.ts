import { expect, test } from "vitest";
import { scrubMessage } from "./scrub-message.ts";

test.each([
  [
    "Cannot read properties of undefined (reading 'name')",
    "Cannot read properties of undefined (reading 'name')",
  ],
  [
    "Minified React error #418; visit https://react.dev/errors/418?args[]=text",
    "Minified React error #418; visit [address]",
  ],
  [
    `Unexpected token 'R', "Rex est trop "... is not valid JSON`,
    "Unexpected token 'R', [text]... is not valid JSON",
  ],
  ["no customer camille.durand@example.fr here", "no customer [e-mail] here"],
  [
    "order AbC1-dEf2-gHi3-jKl4 of /commande/AbC1dEf2/ at 0612345678",
    "order [token] of [address] at [number]",
  ],
  [
    "Failed to fetch dynamically imported module: https://shop.example/assets/x-1.js",
    "Failed to fetch dynamically imported module: [address]",
  ],
  ["the note 'mon chien s’appelle Rex' is too long", "the note [text] is too long"],
  ["two\n\tlines\u0000", "two lines"],
])("%s", (message, scrubbed) => {
  expect(scrubMessage(message)).toBe(scrubbed);
});

test("a message is short, however long it was, and a hostile one takes no time", () => {
  expect(scrubMessage("x ".repeat(500)).length).toBeLessThanOrEqual(160);
  const start = performance.now();
  for (const hostile of [
    "'".repeat(1000),
    "a@".repeat(500),
    "/".repeat(1000),
    "1a".repeat(500),
    "«".repeat(1000),
  ])
    scrubMessage(hostile);
  expect(performance.now() - start).toBeLessThan(200);
});
