import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import { paymentTexts } from "../../shared/checkout/payment/payment.texts.ts";
import { confirmationTexts } from "../../shared/order/confirmation/confirmation.texts.ts";
import { paymentStates } from "../../shared/order/order-states.ts";
import { unbroken } from "../../shared/text/unbroken.ts";
import { part, whole } from "../words.ts";
import { look, submitStep, wayOf } from "./checkout-shopper.ts";
import { atPayment, atSummary, captured, cards, leadsTo, notify, order, pay } from "./payment-shopper.ts";
import { atGateway, mailsTo } from "./stand-in-checkout.ts";
import { askStandIns } from "./visitor.ts";

describe("the step of the payment", () => {
  test("offers every method, with the instructions of a delayed one before the choice", async () => {
    const shopper = await atSummary(null);
    const { text, html } = await look(shopper.browser, shopper.path("paiement"));
    for (const name of ["Carte bancaire", "PayPal", "Chèque", "Virement bancaire"]) {
      expect(text).toContain(name);
    }
    expect(text).toContain("à l’ordre de Museau SAS");
    expect(text).toContain("FR76 3000");
    expect(html).toContain(">VISA</text>");
    expect(html).not.toMatch(/<img[^>]+(visa|paypal)/i);
  });

  test("a missing method is an error at the choice", async () => {
    const shopper = await atSummary(null);
    for (const moyen of ["", "troc", "../x"]) {
      const answer = await submitStep(shopper, "paiement", { moyen });
      expect(answer.status).toBe(422);
      expect(await answer.text()).toContain(paymentTexts.due.choosePaid);
    }
    expect((await shopper.read()).checkoutState).toBe("shipping_selected");
  });
});

describe("by card", () => {
  test("placed and paid, it is confirmed, and a new cart may be created", async () => {
    const { shopper, gateway } = await atPayment();
    expect(shopper.browser.cookies.has("__Host-cartToken")).toBe(false);
    const back = await atGateway(gateway, cards.good);
    expect(leadsTo(back)).toBe(shopper.path());
    const { heading, way } = await look(shopper.browser, shopper.path());
    expect(way.at(-1)).toBe(`/commande/${shopper.cart}/confirmation/`);
    expect(heading).toMatch(whole(confirmationTexts.thanks, { firstName: "Paul" }));
    expect(await captured(shopper)).toHaveLength(1);
  });

  test("strong authentication, confirmed, pays", async () => {
    const { shopper, gateway } = await atPayment();
    await atGateway(gateway, cards.strong);
    await atGateway(`${gateway}/decision`, { decision: "accept" });
    expect((await look(shopper.browser, shopper.path())).way.at(-1)).toContain("/confirmation/");
  });

  test("a refusal shows the bank's message and code, keeps the order, and another method pays it", async () => {
    const { shopper, gateway } = await atPayment();
    await atGateway(gateway, cards.refused);
    const page = await look(shopper.browser, shopper.path());
    expect(page.heading).toBe(paymentTexts.due.title);
    expect(page.text).toContain(
      "Votre banque a refusé le paiement : « Provision insuffisante ou plafond dépassé » (code 51).",
    );
    const paypal = leadsTo(await pay(shopper, { moyen: "paypal" }));
    expect(paypal).toMatch(/^\/_sandbox\/paiement\//);
    await atGateway(`${paypal}/decision`, { decision: "accept" });
    expect((await look(shopper.browser, shopper.path())).way.at(-1)).toContain("/confirmation/");
    expect(await captured(shopper)).toHaveLength(1);
  });

  test("by PayPal it is awaited on the confirmation page, where it can be resumed", async () => {
    const { shopper, gateway } = await atPayment("paypal");
    const waiting = await look(shopper.browser, shopper.path());
    expect(waiting.way.at(-1)).toContain("/confirmation/");
    expect(waiting.text).toMatch(part(confirmationTexts.toPay.paypal));
    const other = await look(shopper.browser, `${shopper.path()}?paiement=autre`);
    expect(other.text).toContain(paymentTexts.check.resume);
    await atGateway(`${gateway}/decision`, { decision: "accept" });
    const paid = await look(shopper.browser, shopper.path());
    expect(paid.way.at(-1)).toContain("/confirmation/");
    expect(paid.text).not.toMatch(part(confirmationTexts.toPay.paypal));
  });

  test("refused at the strong authentication, it shows the bank's code", async () => {
    const { shopper, gateway } = await atPayment();
    await atGateway(gateway, cards.strong);
    await atGateway(`${gateway}/decision`, { decision: "refuse" });
    expect((await look(shopper.browser, shopper.path())).text).toContain(
      "« Authentification forte refusée » (code 1A)",
    );
  });

  test("abandoned, it says so and is offered again", async () => {
    const { shopper, gateway } = await atPayment();
    await atGateway(`${gateway}/abandon`, {});
    const { text } = await look(shopper.browser, shopper.path());
    expect(text).toContain(paymentTexts.last.givenUp);
    const again = leadsTo(await pay(shopper, { moyen: "card" }));
    expect(again).not.toBe(gateway);
    await atGateway(again, cards.good);
    expect(await captured(shopper)).toHaveLength(1);
  });

  test("without an answer of the bank the attempt stays open: after a check the same page is offered again", async () => {
    const { shopper, gateway } = await atPayment();
    await atGateway(gateway, cards.silent);
    const page = await look(shopper.browser, shopper.path());
    expect(page.heading).toBe(paymentTexts.check.title);
    expect(page.text).toContain(paymentTexts.check.withoutScripts);
    expect(page.text).not.toContain("avance d’elle-même");
    expect(page.text).not.toContain(paymentTexts.check.other);
    const asked = await look(shopper.browser, `${shopper.path()}?verifie=1`);
    expect(asked.text).toContain(paymentTexts.check.resume);
    const resumed = await shopper.browser.post(shopper.path(), {
      tentative: /name="tentative" value="(\d+)"/.exec(asked.html)?.[1] ?? "",
      reprise: "1",
    });
    expect(leadsTo(resumed)).toBe(gateway);
  });
});

test("a delayed method chosen after a refusal sends its instructions too", async () => {
  const { shopper, gateway } = await atPayment();
  await atGateway(gateway, cards.refused);
  expect(leadsTo(await pay(shopper, { moyen: "bank_transfer" }))).toBe(
    `/commande/${shopper.cart}/confirmation/`,
  );
  const { number } = await shopper.read();
  const mails = await mailsTo("paul.martin@example.be");
  expect(mails.map(({ subject }) => subject)).toContain(`Comment payer votre commande ${number}`);
});

test("a cancelled paypal payment is named", async () => {
  const { shopper, gateway } = await atPayment("paypal");
  await atGateway(`${gateway}/decision`, { decision: "refuse" });
  expect((await look(shopper.browser, shopper.path())).text).toContain(paymentTexts.last.paypalCancelled);
});

describe.each([
  ["bank_transfer", "Virement bancaire", "FR76 3000"],
  ["check", "Chèque", "à l’ordre de Museau SAS"],
])("by a delayed method, %s", (method, name, instructions) => {
  test("the order leads to its confirmation, with the instructions, and by mail", async () => {
    const shopper = await atSummary(method);
    expect(await order(shopper)).toBe(`/commande/${shopper.cart}/confirmation/`);
    const { text, status } = await look(shopper.browser, `/commande/${shopper.cart}/confirmation/`);
    expect(status).toBe(200);
    expect(text).toContain(confirmationTexts.toPay.title);
    expect(text).toContain(instructions);
    expect(text).toContain(paymentStates.awaiting_payment.shown.label);
    const { number } = await shopper.read();
    const mails = await mailsTo("paul.martin@example.be");
    const mail = mails.find(({ subject }) => subject === `Comment payer votre commande ${number}`);
    expect(mail?.html).toContain(name);
    expect(mail?.html).toContain(unbroken(instructions));
  });

  test("it may still be paid by card", async () => {
    const shopper = await atSummary(method);
    await order(shopper);
    const { html } = await look(shopper.browser, `${shopper.path()}?paiement=autre`);
    const answer = await shopper.browser.post(shopper.path(), {
      tentative: /name="tentative" value="(\d+)"/.exec(html)?.[1] ?? "",
      moyen: "card",
    });
    await atGateway(leadsTo(answer), cards.good);
    expect(await captured(shopper)).toHaveLength(1);
  });
});

describe("a received payment is confirmed by mail, once", () => {
  const mailsOf = async (number: string | null) => {
    const subjects = [`Paiement reçu pour votre commande ${number}`, `Votre commande ${number} est payée`];
    const mails = await mailsTo("paul.martin@example.be");
    return mails.filter(({ subject }) => subjects.includes(subject)).map(({ html }) => html);
  };

  test("by card, as soon as the gateway tells it", async () => {
    const { shopper, gateway } = await atPayment();
    const { number } = await shopper.read();
    await atGateway(gateway, { ...cards.good, notification: "held" });
    expect(await mailsOf(number)).toEqual([]);
    for (let times = 0; times < 2; times += 1) await notify(gateway);
    expect(await mailsOf(number)).toEqual([expect.stringContaining("Carte bancaire")]);
  });

  test("in the mail of the order if both come within a minute, else in one of its own", async () => {
    const numbers: (string | null)[] = [];
    for (const wasSent of [false, true]) {
      const { shopper, gateway } = await atPayment();
      const { number } = await shopper.read();
      if (wasSent)
        await env.DB.prepare("update mails set sentAt = ? where subject = ?")
          .bind("2020-01-01T00:00:00.000Z", `Votre commande ${number}`)
          .run();
      await atGateway(gateway, cards.good);
      numbers.push(number);
    }
    const mails = await mailsTo("paul.martin@example.be");
    const about = numbers.map((number) =>
      mails.filter(({ subject }) => subject.includes(String(number))).map(({ subject }) => subject),
    );
    expect(about).toEqual([
      [`Votre commande ${numbers[0]} est payée`],
      [`Paiement reçu pour votre commande ${numbers[1]}`, `Votre commande ${numbers[1]}`],
    ]);
  });

  test("by a cheque, days later", async () => {
    const shopper = await atSummary("check");
    await order(shopper);
    const { number } = await shopper.read();
    expect(await mailsOf(number)).toEqual([]);
    await askStandIns(`/_sandbox/orders/${shopper.cart}/state`, { state: "fulfilled" });
    expect(await mailsOf(number)).toEqual([expect.stringContaining("Suivre ma commande")]);
  });
});

describe("before the shop knows of a payment", () => {
  test("the page waits and offers nothing, then confirms it", async () => {
    const { shopper, gateway } = await atPayment();
    await atGateway(gateway, { ...cards.good, notification: "held" });
    expect((await look(shopper.browser, shopper.path())).heading).toBe(paymentTexts.check.title);
    const asked = await shopper.browser.get(`/api/orders/${shopper.cart}/payment`);
    expect(await asked.json()).toEqual({ outcome: "checking" });
    await notify(gateway);
    const answer = await shopper.browser.get(`/api/orders/${shopper.cart}/payment`);
    expect(await answer.json()).toEqual({ outcome: "paid" });
    expect(wayOf(await shopper.browser.get(shopper.path()))).toBe(
      `302 /commande/${shopper.cart}/confirmation/`,
    );
  });

  test("a retry finds that it is paid, and charges nothing", async () => {
    const { shopper, gateway } = await atPayment();
    await atGateway(gateway, { ...cards.good, notification: "held" });
    const { html } = await look(shopper.browser, `${shopper.path()}?verifie=1`);
    const tentative = /name="tentative" value="(\d+)"/.exec(html)?.[1] ?? "";
    await shopper.browser.post(shopper.path(), { tentative, moyen: "paypal" });
    expect((await look(shopper.browser, shopper.path())).way.at(-1)).toContain("/confirmation/");
    await notify(gateway);
    expect(await captured(shopper)).toHaveLength(1);
    expect((await shopper.read()).payments).toHaveLength(1);
  });
});
