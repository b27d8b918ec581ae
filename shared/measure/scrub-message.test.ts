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
  ["no animal 'Camille' here", "no animal [text] here"],
  ["Can't find 'Rex', nor ‘Rex’, „Rex“ or ‹Rex›", "Can't find [text], nor [text], [text] or [text]"],
  ["the note 'Rex's bowl' is too long", "the note [text] is too long"],
  ["the note ‘l’eau de Rex’ is too long", "the note [text] is too long"],
  ["cut off at 'Camille Dur", "cut off at [text]"],
  ["reading 'Camille Durand'", "reading [text]"],
  ["call 06 12 34 56 78 or +33 (0)6.12.34.56.78", "call [number] or [number]"],
  ["born on 12-03-1985, card 4970\u00a01000\u202f0000 0000", "born on [number], card [number]"],
  ["line 12, column 345", "line 12, column 345"],
])("%s", (message, scrubbed) => {
  expect(scrubMessage(message)).toBe(scrubbed);
});

test.each([
  "undefined is not an object (evaluating 'a.b.c')",
  "Cannot destructure property 'name' of [text] as it is undefined.",
  "Cannot access 'e' before initialization",
  "Failed to execute 'removeChild' on 'Node': The node to be removed is not a child of this node.",
  "Failed to construct 'URL': Invalid URL",
])("an engine's own words stay: %s", (message) => {
  expect(scrubMessage(message)).toBe(message);
});

// A regular expression with more than quadratic time would exceed the test's timeout on these.
test.each(["x ", "'", "a@", "/", "1a", "«", "'a", " 'a", "1 (", "reading '"])(
  "a message is short, however long it was: %s, 2000 times",
  (piece) => {
    expect(scrubMessage(piece.repeat(2000)).length).toBeLessThanOrEqual(160);
  },
);
