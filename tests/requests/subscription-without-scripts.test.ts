import { beforeEach, describe, expect, test } from "vitest";
import { productScreenTexts } from "../../client/features/product/buy-box/buy-box.texts.ts";
import { addressPairTexts } from "../../shared/address/address-pair.texts.ts";
import { addressTexts } from "../../shared/address/texts.ts";
import { departureFrom } from "../../shared/delivery/departure.ts";
import { addItemTexts } from "../../shared/subscription/add/add-item.texts.ts";
import { cancellationTexts } from "../../shared/subscription/cancel/cancellation.texts.ts";
import { couponTexts } from "../../shared/subscription/coupon/coupon.texts.ts";
import { dateTexts } from "../../shared/subscription/date/date.texts.ts";
import { deliveryStepTexts } from "../../shared/subscription/delivery/delivery.texts.ts";
import { frequencyTexts } from "../../shared/subscription/frequency/frequency.texts.ts";
import { shipmentTexts } from "../../shared/subscription/next-delivery/shipment.texts.ts";
import { pauseTexts } from "../../shared/subscription/pause/pause.texts.ts";
import { paymentCardTexts } from "../../shared/subscription/payment/payment-card.texts.ts";
import { quantitiesTexts } from "../../shared/subscription/quantities/quantities.texts.ts";
import { shipNowTexts } from "../../shared/subscription/ship-now/ship-now.texts.ts";
import { stepTexts } from "../../shared/subscription/step/step.texts.ts";
import { subscriptionTexts } from "../../shared/subscription/subscription.texts.ts";
import { swapTexts } from "../../shared/subscription/swap/swap.texts.ts";
import { translator } from "../../shared/text/translator.ts";
import { formatDay } from "../../shared/time/dates.ts";
import { dayAfter } from "../../shared/time/wall-clock.ts";
import { browserWith, logIn, people } from "./customer.ts";
import { plainBrowser } from "./plain-browser.ts";
import { textPattern } from "./text-pattern.ts";
import { breakService, mendAfterEach, mendServices } from "./visitor.ts";

mendAfterEach();

const antoine = "antoine.mercier@example.fr";
const pageOf = (id: number) => `/mon-compte/mes-abonnements/${id}/`;

const signedIn = async (email: string = people.camille.email) =>
  plainBrowser(browserWith(await logIn(email)));

let shop: Awaited<ReturnType<typeof signedIn>>;
beforeEach(async () => {
  shop = await signedIn();
  await shop.open(pageOf(2));
});

const date = translator(dateTexts);
const frequency = translator(frequencyTexts);
const card = translator(paymentCardTexts);
const any = "{{any}}";

describe("by the links and forms of its page", () => {
  test("a product is swapped in three presses, and the notice leads back to the old one", async () => {
    await shop.follow(textPattern(subscriptionTexts.goods.echanger.of));
    shop.check(shop.choices()[0]?.label ?? "");
    await shop.press(swapTexts.submit);
    expect(shop.presses()).toBe(3);
    expect(shop.path()).toBe(pageOf(2));
    expect(shop.notices()).toMatch(textPattern(swapTexts.done));
    await shop.follow(swapTexts.undo);
    expect(shop.heading()).toBe(swapTexts.title);
    await shop.press(swapTexts.submit);
    expect(shop.notices()).toMatch(textPattern(swapTexts.done));
  });

  test("a product is removed in two", async () => {
    await shop.follow(textPattern(subscriptionTexts.goods.retirer.of));
    await shop.press(quantitiesTexts.submit);
    expect(shop.presses()).toBe(2);
    expect(shop.notices()).toMatch(textPattern(quantitiesTexts.removed));
  });

  test("a quantity is told with the new total", async () => {
    await shop.follow(textPattern(subscriptionTexts.goods.quantites.of));
    shop.fill(textPattern(quantitiesTexts.quantity), "3");
    await shop.press(quantitiesTexts.submit);
    expect(shop.notices()).toMatch(/\s: 3\. .*\d+,\d\d\s€/);
  });

  test("a change that meets an outage waits at its step, where the way back leads", async () => {
    await shop.follow(textPattern(subscriptionTexts.goods.quantites.of));
    shop.fill(textPattern(quantitiesTexts.quantity), "3");
    await breakService({ service: "ecommerce", mode: "status", status: 503 });
    await shop.press(quantitiesTexts.submit);
    expect(shop.heading()).toBe(stepTexts.down.title);
    await mendServices();
    await shop.follow(stepTexts.down.retry);
    expect(shop.valueOf(textPattern(quantitiesTexts.quantity))).toBe("3");
  });

  test("a code that does not exist is told beside its field, and another one is applied", async () => {
    await shop.follow(subscriptionTexts.amounts.code);
    shop.fill(couponTexts.label, "RIEN-DE-TEL");
    await shop.press(couponTexts.add);
    expect(shop.descriptionOf(couponTexts.label)).toMatch(/n’existe pas/);
    expect(shop.valueOf(couponTexts.label)).toBe("RIEN-DE-TEL");
    shop.fill(couponTexts.label, "FIDELE10");
    await shop.press(couponTexts.add);
    expect(shop.notices()).toMatch(textPattern(couponTexts.added));
  });

  test("a product goes from its page into the next parcel in two presses, and comes out of it in two", async () => {
    await shop.open("/produits/croquettes-chat-adulte-poulet-riz/");
    await shop.follow(productScreenTexts.buy.parcel);
    await shop.press(addItemTexts.submit);
    expect(shop.presses()).toBe(2);
    expect(shop.notices()).toMatch(textPattern(addItemTexts.doneOnce));
    await shop.follow(addItemTexts.undo);
    await shop.press(quantitiesTexts.submit);
    expect(shop.presses()).toBe(4);
    expect(shop.notices()).toMatch(textPattern(quantitiesTexts.removed));
  });

  test("another date takes three presses, skipping two, and the notice leads back to the day", async () => {
    await shop.follow(shipmentTexts.date);
    expect(shop.heading()).toBe(dateTexts.date.title);
    const day = shop.choices().find(({ isChecked }) => !isChecked)?.value ?? "";
    const chosen = formatDay(day);
    shop.check(textPattern(chosen));
    await shop.press(dateTexts.date.confirm);
    expect(shop.presses()).toBe(3);
    expect(shop.notices()).toMatch(textPattern(date("date.done", { day: chosen })));

    await shop.follow(shipmentTexts.passer);
    await shop.press(dateTexts.skip.confirm);
    expect(shop.presses()).toBe(5);
    expect(shop.notices()).toMatch(
      textPattern(date("skip.done", { skipped: chosen, day: formatDay(departureFrom(dayAfter(day, 62))) })),
    );
    await shop.follow(date("date.undo", { day: chosen }));
    await shop.press(dateTexts.date.confirm);
    expect(shop.notices()).toMatch(textPattern(date("date.done", { day: chosen })));
  });

  test("a parcel is sent and paid now in two presses", async () => {
    await shop.follow(shipmentTexts.envoyer);
    expect(shop.heading()).toBe(shipNowTexts.title);
    await shop.press(shipNowTexts.confirm);
    expect(shop.presses()).toBe(2);
    expect(shop.notices()).toMatch(textPattern(shipNowTexts.paid));
  });

  test("a pause and its end take two presses after their step", async () => {
    await shop.open(`${pageOf(2)}?modifier=pause`);
    shop.check(textPattern(pauseTexts.pause.weeks));
    await shop.press(pauseTexts.pause.confirm);
    expect(shop.notices()).toMatch(textPattern(pauseTexts.pause.done));
    await shop.follow(pauseTexts.pause.undo);
    expect(shop.heading()).toBe(pauseTexts.resume.title);
    await shop.press(pauseTexts.resume.confirm);
    expect(shop.notices()).toMatch(textPattern(pauseTexts.resume.done));
    expect(shop.presses()).toBe(4);
  });

  test("its two tabs are links", async () => {
    await shop.follow(shipmentTexts.tabs["mon-abonnement"]);
    expect(shop.path()).toBe(`${pageOf(2)}?onglet=mon-abonnement`);
    expect(shop.links(subscriptionTexts.terms.frequence)).not.toEqual([]);
    expect(shop.links(shipmentTexts.date)).toEqual([]);
    await shop.follow(shipmentTexts.tabs["prochaine-commande"]);
    expect(shop.links(shipmentTexts.date)).not.toEqual([]);
  });

  test("rhythm, addresses, carrier and card are changed, and it is ended in four presses", async () => {
    shop = await signedIn(antoine);
    await shop.open(`${pageOf(4)}?onglet=mon-abonnement`);
    await shop.follow(subscriptionTexts.terms.frequence);
    shop.check(/^Tous les 2 mois/);
    await shop.press(frequencyTexts.confirm);
    expect(shop.presses()).toBe(3);
    expect(shop.notices()).toMatch(
      textPattern(frequency("done", { every: "tous les 2 mois", day: any, next: any })),
    );

    await shop.follow(subscriptionTexts.places.adresses);
    shop.check(textPattern(addressPairTexts.new));
    const { firstName, lastName, street, postcode, city, phoneNumber } = addressTexts.forms.address;
    for (const [{ label }, text] of [
      [firstName, "Antoine"],
      [lastName, "Mercier"],
      [street, "12 rue des Lilas"],
      [postcode, "69003"],
      [city, "Lyon"],
      [phoneNumber, "06 12 34 56 78"],
    ] as const)
      shop.fill(label, text);
    await shop.press(deliveryStepTexts.addresses.submit);
    expect(shop.notices()).toContain("12 rue des Lilas");

    await shop.follow(subscriptionTexts.places.livraison);
    shop.check(/^Transporteur sur rendez-vous/);
    await shop.press(deliveryStepTexts.delivery.submit);
    expect(shop.notices()).toContain(deliveryStepTexts.delivery.done);

    await shop.follow(subscriptionTexts.places.paiement);
    await shop.press(paymentCardTexts.submit);
    shop.fill("Numéro de carte", "5100100000000008");
    shop.fill("Expire fin", "09/31");
    shop.fill("Cryptogramme", "123");
    await shop.press("Enregistrer cette carte");
    await shop.press("Confirmer la carte");
    expect(shop.notices()).toMatch(textPattern(card("result.updated", { card: "Mastercard •••• 0008" })));

    await shop.open(pageOf(4));
    const before = shop.presses();
    await shop.follow(shipmentTexts.tabs["mon-abonnement"]);
    await shop.follow(subscriptionTexts.terms.end.resiliation);
    expect(shop.heading()).toBe(cancellationTexts.title);
    shop.check(cancellationTexts.reasons.price);
    shop.fill(textPattern(cancellationTexts.form.message.label), "Trop cher en ce moment.");
    await shop.press(cancellationTexts.form.submit);
    expect(shop.presses() - before).toBe(4);
    expect(shop.notices()).toMatch(textPattern(cancellationTexts.done));
  });
});
