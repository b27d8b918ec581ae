import { expect, test } from "vitest";
import { outcomeOf } from "./outcome.ts";

const answer = (status: number, headers: Record<string, string>, text = "") =>
  outcomeOf({ status, headers: new Headers(headers), text, firstByte: 0, total: 0 });

test.each([
  [
    "a page says its heading and its notices",
    answer(
      503,
      { "Content-Type": "text/html" },
      '<h1>Mon <b>compte</b></h1><div class="a" role="status"><div>Plus tard</div></div>',
    ),
    "Mon compte. Plus tard",
  ],
  [
    "and what is beside a field",
    answer(503, { "Content-Type": "text/html" }, '<h1>Photo</h1><p class="b" id="photo-error">Plus tard</p>'),
    "Photo. Plus tard",
  ],
  [
    "a redirect says the notice it leaves",
    answer(303, {
      Location: "/panier/",
      "Set-Cookie": `notice=${encodeURIComponent('{"text":"Fait."}')}; Path=/`,
    }),
    "Fait.",
  ],
  [
    "or where it leads, without what differs each time",
    answer(303, { Location: "/commande/aB3~xY9_kL0/?etape=paiement" }),
    "to /commande/…/",
  ],
  ["a place of the shop stays", answer(303, { Location: "/mon-compte/" }), "to /mon-compte/"],
  [
    "a call of the page says its message",
    answer(503, { "Content-Type": "application/json" }, '{"message":"Plus tard."}'),
    "Plus tard.",
  ],
])("%s", (_, { said }, words) => {
  expect(said).toBe(words);
});
