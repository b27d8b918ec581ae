import { html } from "hono/html";
import { expect, test } from "vitest";
import { authenticationPage, cardPage } from "./gateway-pages.ts";

const request = {
  address: "/_sandbox/paiement/x",
  subject: html`Commande MUS0000001`,
  amount: "47,90 €",
  submit: "Payer 47,90 €",
  confirmed: "ce paiement de 47,90 € à Museau",
  confirm: "Confirmer le paiement",
  back: "/",
  mayBeLate: false,
};

test.each([
  ["of the card", cardPage(request), "Payer 47,90 €"],
  ["of the strong authentication", authenticationPage(request), "Confirmer le paiement"],
])(
  "the page %s names merchant and amount, and has one main button; abandoning looks like a link",
  async (_, page, main) => {
    const text = String(await page);
    expect(text).toMatch(/Commerçant<\/dt><dd>Museau<.*Montant<\/dt><dd>47,90 €</s);
    const buttons = [...text.matchAll(/<button class="([^"]*)"[^>]*>([^<]*)</g)].map(([, look, name]) => [
      look,
      name,
    ]);
    expect(buttons.filter(([look]) => look === "whole")).toEqual([["whole", main]]);
    expect(buttons.at(-1)).toEqual(["as-link whole", "Abandonner et revenir à la boutique"]);
  },
);
