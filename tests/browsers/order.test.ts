import { expect } from "vitest";
import { cartTexts } from "../../client/features/cart/cart.texts.ts";
import { cartCallTexts } from "../../client/features/cart/texts.ts";
import { productScreenTexts } from "../../client/features/product/buy-box/buy-box.texts.ts";
import { chromeTexts } from "../../client/layouts/chrome.texts.ts";
import { signInTexts } from "../../shared/account/sign-in/sign-in.texts.ts";
import { addressTexts } from "../../shared/address/texts.ts";
import { checkoutTexts } from "../../shared/checkout/texts.ts";
import { confirmationTexts } from "../../shared/order/confirmation/confirmation.texts.ts";
import { part } from "../words.ts";
import { chicken, test } from "./browser-test.ts";
import { button, checkbox, field, heading, link, radio, words } from "./visitor.ts";

const { fields, registration, accept, email } = signInTexts;
const { street, postcode, city, phoneNumber, firstName, lastName } = addressTexts.forms.address;
const { stepTitles } = checkoutTexts;

test("a new customer orders and pays", async ({ visitor }) => {
  await visitor.open(chicken.path);
  await visitor.click(button(productScreenTexts.buy.submit));
  await visitor.see(words(cartCallTexts.added));
  await visitor.click(link(part(chromeTexts.cart), "header"));
  await visitor.click(link(cartTexts.drawer.cartPage, "dialog"));
  await visitor.see(heading(cartTexts.title));
  await visitor.hydrated();
  await visitor.click(button(cartTexts.accounting.order, "main"));

  await visitor.fill(field(fields.email), "nouvelle@exemple.fr");
  await visitor.click(button(email.submit));
  await visitor.see(heading(registration.heading));
  await visitor.fill(field(firstName.label), "Zoé");
  await visitor.fill(field(lastName.label), "Roux");
  await visitor.fill(field(fields.newPassword), "trois gamelles vides");
  await visitor.check(checkbox(part(accept.label.replaceAll("[]", "{{document}}"))));
  await visitor.click(button(registration.submit));

  await visitor.see(heading(stepTitles.facturation));
  await visitor.fill(field(street.label), "12 rue des Lilas");
  await visitor.fill(field(postcode.label), "69002");
  await visitor.fill(field(city.label), "Lyon");
  await visitor.fill(field(phoneNumber.label), "06 12 34 56 78");
  await visitor.click(button(checkoutTexts.goOn));

  await visitor.see(heading(stepTitles.livraison));
  await visitor.check(radio(/^Colissimo/));
  await visitor.check(radio(/^Carte bancaire/));
  await visitor.click(button(checkoutTexts.goOn));

  await visitor.see(heading(stepTitles.recapitulatif));
  await visitor.click(button(checkoutTexts.summary.submit));

  await visitor.fill(field("Numéro de carte"), "4970 1000 0000 0000");
  await visitor.fill(field("Expire fin"), "12/30");
  await visitor.fill(field("Cryptogramme"), "123");
  await visitor.click(button(/^Payer/));
  await visitor.see(heading(part(confirmationTexts.thanks, { firstName: "Zoé" })));
  expect((await visitor.see({ is: "main" })).text).toContain("12 rue des Lilas");
});
