import { expect, test } from "vitest";
import { plainTextOf } from "./plain-text.ts";

test("a mail without HTML keeps its words, the addresses of its links and its rows", () => {
  const html = `<html><head><title>x</title></head><body><table><tr><td><img src="/p.png" alt="Sac"><h1>Merci</h1>
  <p>Bœuf &amp; riz,
  <a href="/commande/1/">Voir ma commande</a></p></td></tr></table><table><tr><th>Total</th><td>12,00 €</td></tr></table>
  <ul><li>un</li><li>deux</li></ul></body></html>`;
  expect(plainTextOf(html)).toBe(
    "Merci\nBœuf & riz, Voir ma commande (/commande/1/)\n\nTotal 12,00 €\n\n- un\n- deux",
  );
});
