import { env } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import { reminderAnswers, reminderHref } from "../../shared/subscription/reminder/reminder.ts";
import * as clock from "../../shared/time/clock.ts";
import { departureIn, inDays } from "../days.ts";
import { splitMeasuresIn } from "./crawl/split-measures.ts";
import { browserWith, logIn, people } from "./customer.ts";
import { askApi } from "./stand-in-api.ts";
import { atGateway } from "./stand-in-checkout.ts";
import { freshShop, goAhead, goTo, ordersOf, readSubscription, standIn } from "./subscription-engine.ts";

const id = 2;
const number = "ABO0000002";
const own = `/mon-compte/mes-abonnements/${id}/`;
const lasting = `${own}?onglet=mon-abonnement`;

beforeEach(freshShop);

interface Mail {
  subject: string;
  html: string;
}

async function mailsAbout(): Promise<Mail[]> {
  const { results } = await env.DB.prepare(
    'select subject, html from mails where mails."to" = ? and html like ? order by id',
  )
    .bind(people.camille.email, `%Abonnement n° ${number}%`)
    .all<Mail>();
  return results;
}

async function linksOf(subject: RegExp): Promise<string[]> {
  const mail = (await mailsAbout()).findLast((one) => subject.test(one.subject));
  expect(mail, `${subject} among ${(await mailsAbout()).map((one) => one.subject).join(", ")}`).toBeDefined();
  expect(mail?.html).toContain("<strong>Les repas de Mirabelle</strong>");
  expect(splitMeasuresIn(mail?.html ?? "")).toEqual([]);
  const content = /<td class="content">(.*?)<td class="foot">/s.exec(mail?.html ?? "")?.[1] ?? "";
  const links = [...content.matchAll(/<a href="(\/[^"]*)"/g)].map(([, href = ""]) =>
    href.replaceAll("&amp;", "&"),
  );
  const browser = browserWith(await logIn(people.camille.email));
  for (const link of links) {
    const { answer, path } = await browser.visit(link);
    expect([answer.status, path], link).toEqual([200, link]);
  }
  return links;
}

async function change(path: string, body: object = {}, method = "POST") {
  const { token } = await logIn(people.camille.email);
  const answer = await askApi<{ redirectUrl: string }>(method, `subscriptions/${id}${path}`, body, { token });
  expect(answer.status, path).toBe(200);
  return answer.body;
}

test("mails of changes lead to the tab where the change is shown", async () => {
  await change("", { nextShipmentDate: departureIn(29) }, "PATCH");
  expect(await linksOf(/colis part/)).toEqual([own]);
  await change("", { subscriptionInterval: 31 }, "PATCH");
  expect(await linksOf(/rythme/)).toEqual([lasting]);
  await change("/pause", { until: inDays(60) });
  expect(await linksOf(/est en pause/)).toEqual([lasting]);
  await change("/resume");
  expect(await linksOf(/reprend/)).toEqual([own]);
  const { redirectUrl } = await change("/payment-update");
  await atGateway(redirectUrl, { number: "4970100000000000", expiry: "09/31", cvc: "123" });
  expect(await linksOf(/carte bancaire est enregistrée/)).toEqual([lasting]);
  await env.DB.prepare("update subscriptions set shippedCount = 2 where id = ?").bind(id).run();
  await change("/abort", { reason: "price", message: "Trop cher." });
  expect(await linksOf(/prend fin/)).toEqual([lasting, "/"]);
});

test("mails of the clock lead to what their reader can do then", async () => {
  await change("/pause", { until: inDays(20) });
  await goTo("resumption", number);
  expect(await linksOf(/reprend/)).toEqual([own]);
  await standIn("/_sandbox/variants/22000501", { stock: 0 });
  await goAhead({ days: await daysToReminder() });
  const reminder = await linksOf(/Votre prochain colis part/);
  expect(reminder.map((link) => link.replace(/\?jeton=.*/, ""))).toEqual([
    ...reminderAnswers.map((answer) => reminderHref(id, answer)),
    own,
  ]);
  await goTo("freeze", number);
  expect(await linksOf(/Votre colis du .* change/)).toEqual([own]);
});

test.each([
  ["failed", /a été refusé/, "?modifier=paiement"],
  ["authentication", /Confirmez le paiement/, null],
] as const)(
  "a charge that is answered with %s leads to its card or its order",
  async (answer, subject, step) => {
    await standIn(`/_sandbox/subscriptions/${id}/card`, { answer });
    await goTo("renewal", number);
    const order = `/commande/${(await ordersOf(id))[0]?.token}/`;
    expect(await linksOf(subject)).toEqual(step === null ? [order] : [`${own}${step}`, order]);
    if (step === null) return;
    await goAhead({ days: 8 });
    expect(await linksOf(/est annulée/)).toEqual([`${own}?modifier=paiement`, `${own}?modifier=reprise`]);
  },
);

test("a card that expires leads to the step that takes another", async () => {
  const expiresAt = new Date(clock.now() + 31 * 86_400_000).toISOString();
  await env.DB.prepare(
    "update subscriptions set card = json_set(card, '$.expiresAt', ?), cardRemindedAt = null",
  )
    .bind(expiresAt)
    .run();
  await goAhead({ days: 2 });
  expect(await linksOf(/expire bientôt/)).toEqual([`${own}?modifier=paiement`]);
});

test("a shipment that cannot be sent leads to what mends it", async () => {
  await env.DB.prepare(
    "update subscriptions set shippingMethod = 'mondial-relay', pickupPoint = 'FR-01004' where id = ?",
  )
    .bind(id)
    .run();
  await standIn("/_sandbox/subscriptions/closures", { kind: "pickup-point", key: "FR-01004" });
  await goTo("freeze", number);
  expect(await linksOf(/est repoussé/)).toEqual([`${own}?modifier=livraison`]);
  for (const code of ["21000203", "22000501"]) await standIn(`/_sandbox/variants/${code}`, { stock: 0 });
  await goTo("freeze", number);
  expect(await linksOf(/est repoussé/)).toEqual([`${own}?modifier=echanger`]);
});

async function daysToReminder(): Promise<number> {
  const { nextShipmentDate } = await readSubscription(id);
  return Math.ceil((Date.parse(nextShipmentDate ?? "") - clock.now()) / 86_400_000) - 6;
}
