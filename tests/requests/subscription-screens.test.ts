import { beforeEach, describe, expect, test } from "vitest";
import { couponTexts } from "../../shared/subscription/coupon/coupon.texts.ts";
import { deliveryStepTexts } from "../../shared/subscription/delivery/delivery.texts.ts";
import { joinedParcelTexts } from "../../shared/subscription/join/joined-parcel.texts.ts";
import { shipmentTexts } from "../../shared/subscription/next-delivery/shipment.texts.ts";
import { paymentCardTexts } from "../../shared/subscription/payment/payment-card.texts.ts";
import { subscriptionTexts } from "../../shared/subscription/subscription.texts.ts";
import { subscriptionStates } from "../../shared/subscription/subscription-states.ts";
import { subscriptionsTexts } from "../../shared/subscription/subscriptions.texts.ts";
import { swapTexts } from "../../shared/subscription/swap/swap.texts.ts";
import * as clock from "../../shared/time/clock.ts";
import { browserWith, logIn, people, type Tokens } from "./customer.ts";
import { arriving, holdCalls } from "./held-calls.ts";
import { readLog } from "./log-lines.ts";
import { textOf } from "./page-html.ts";
import { rewriteSubscriptions } from "./subscription-answers.ts";
import { textPattern } from "./text-pattern.ts";
import { countCalls } from "./upstream-calls.ts";
import { breakService, mendAfterEach, switchSetting } from "./visitor.ts";

let log: ReturnType<typeof readLog>;
beforeEach(() => {
  log = readLog();
});
mendAfterEach();

const listPath = "/mon-compte/mes-abonnements/";
const dog = `${listPath}1/`;
const terms = `${dog}?onglet=mon-abonnement`;

const sessions = new Map<keyof typeof people, Tokens>();

async function look(path: string, person: keyof typeof people = "camille") {
  const tokens = sessions.get(person) ?? (await logIn(people[person].email));
  sessions.set(person, tokens);
  const browser = browserWith(tokens);
  browser.cookies.set("__Host-noScript", "1");
  const answer = await browser.get(path);
  const html = await answer.text();
  return { answer, html, text: textOf(html), status: answer.status };
}

const rewriteOne = (changes: Record<string, unknown>, id = 1) =>
  rewriteSubscriptions((one) => (one.id === id ? { ...one, ...changes } : one));

const problems = () =>
  log().flatMap(({ event, level }) => (event === "request" || level === "info" ? [] : event));

describe("the list of subscriptions", () => {
  test("says of each what comes when, for how much, and until what day and hour it can change", async () => {
    const { status, text, html, answer } = await look(listPath);
    expect([status, answer.headers.get("cache-control")]).toEqual([200, "no-store"]);
    expect(text).toMatch(
      /En cours Toutes les 6 semaines Les repas d’Oslo Abonnement n° ABO0000001 1 × Croquettes chien .* Prochain colis [a-z]+ \d+(er)? \S+ \d+,\d\d € débités ce jour-là, livraison comprise Modifiable jusqu’au [a-z]+ \d+(er)? \S+ à 23 h 59/,
    );
    expect(html.indexOf("ABO0000001")).toBeLessThan(html.indexOf("ABO0000002"));
    expect(html).toContain(`href="${dog}"`);
    expect(problems()).toEqual([]);
  });

  test("shows pictures of what is in the parcel", async () => {
    const { html } = await look(listPath);
    expect(html.match(/<article[\s\S]*?<\/article>/)?.[0]).toMatch(/<img[^>]+src=/);
  });

  test("puts those that have ended apart, behind the others", async () => {
    rewriteOne({ state: "stopped", nextShipmentDate: null });
    const { text } = await look(listPath);
    expect(text).toMatch(/ABO0000002.*Abonnements terminés.*Arrêté.*ABO0000001/);
    expect(text).not.toContain("La carte finissant par 4242");
  });

  test("of somebody without one says what it is worth, and leads to the shop", async () => {
    const { status, html, text } = await look(listPath, "paul");
    expect([status, text.includes(subscriptionsTexts.empty.title)]).toEqual([200, true]);
    expect(html).toMatch(/href="\/"[^>]*>Découvrir nos croquettes/);
  });

  test("one that cannot be read costs itself alone, and the log names it", async () => {
    rewriteSubscriptions((one) => (one.id === 1 ? { ...one, id: null, "@id": null } : one));
    const { status, text } = await look(listPath);
    expect([status, text.includes("ABO0000001"), text.includes("ABO0000002")]).toEqual([200, false, true]);
    expect(problems()).toHaveLength(1);
  });

  test.each(["status", "garbage", "empty"] as const)(
    "while the API does not answer (%s) it says so, and that nothing has changed",
    async (mode) => {
      await breakService({ service: "ecommerce", mode, path: "/shop/subscriptions" });
      for (const path of [listPath, dog, terms]) {
        const { status, text, html } = await look(path);
        expect([status, text.includes("Il n’a pas changé")]).toEqual([503, true]);
        // The id in the URL is not the number that customers know.
        expect(text).not.toContain("Abonnement n°");
        expect(html).toContain(`href="${path}"`);
      }
    },
  );
});

describe("a customer with one subscription", () => {
  const onlyOne = () =>
    rewriteSubscriptions((one) => (one.id === 1 ? one : { ...one, id: null, "@id": null }));
  const wayOf = async (path: string, person: keyof typeof people = "camille") => {
    const { answer } = await look(path, person);
    return `${answer.status} ${answer.headers.get("location")}`;
  };
  beforeEach(() => switchSetting("features", ["subscriptions", "subscription-redirect"]));

  test("is led straight to it, with the flag; the breadcrumb still leads to the list", async () => {
    onlyOne();
    expect(await wayOf(listPath)).toBe(`302 ${dog}`);
    const { html } = await look(dog);
    expect(html).toMatch(/href="\/mon-compte\/mes-abonnements\/\?tous=1"[^>]*>Mes abonnements/);
    expect(await wayOf(`${listPath}?tous=1`)).toBe("200 null");
    await switchSetting("features", undefined);
    expect(await wayOf(listPath)).toBe("200 null");
  });

  test("with two, none, or while the API is down, the list is shown, asked for once", async () => {
    const calls = await countCalls("ecommerce", "/shop/subscriptions");
    expect(await wayOf(listPath)).toBe("200 null");
    expect(await calls()).toBe(1);
    expect(await wayOf(listPath, "paul")).toBe("200 null");
    await breakService({ service: "ecommerce", mode: "status", path: "/shop/subscriptions" });
    expect(await wayOf(listPath)).toBe("503 null");
    await switchSetting("features", undefined);
  });
});

describe("the next order of a subscription", () => {
  test("planned for a weekend leaves on Monday, and is charged on the day of the API", async () => {
    rewriteSubscriptions((subscription) => ({ ...subscription, nextShipmentDate: "2026-12-12" }));
    const { text } = await look(dog);
    expect(text).toMatch(/Prochain colis lundi 14 décembre/);
    expect(text).toContain("Prochain débit le samedi 12 décembre");
  });

  test("has its day, its charge with the amount, its lines, discount, fees, total, address, carrier and card", async () => {
    const { text, status } = await look(dog);
    expect(status).toBe(200);
    expect(text).toMatch(/Prochain débit le [a-z]+ \d+(er)? \S+ : 109,70 € , livraison comprise/);
    for (const words of [
      /12 kg · Quantité : 1/,
      /85,41 € l’unité, au lieu de 94,90 € sans abonnement/,
      /Biscuits pour chien .* Dans ce colis seulement/,
      /Remise abonnement −14,16 €/,
      /Remises, avec FIDELE10 −17,74 €/,
      /Livraison Offerte Total, livraison comprise 109,70 €/,
      /Colissimo à domicile Camille Durand 12 rue Émile Zola/,
      /Visa finissant par 4242 Expire fin \d\d\/\d{4}/,
    ])
      expect(text).toMatch(words);
  });

  test("has every link before its pictures, and none again with them, or it would lose the focus", async () => {
    const browser = browserWith(await logIn(people.camille.email));
    const held = holdCalls((call) => call.includes("/b2c-products"));
    const page = arriving(await browser.stream(dog));
    const links = (html: string): string[] => html.match(/<a [^>]*modifier=[^>]*>/g) ?? [];
    const first = links(await page.until(subscriptionTexts.places.payment));
    held.end();
    const html = await page.all();
    expect(html).toMatch(/<div hidden id="S:[\s\S]*<img/);
    expect(links(html).filter((link) => first.includes(link))).toEqual(first);
  });

  test("names its pickup point, not the customer’s address", async () => {
    const { text } = await look(`${listPath}2/`);
    expect(text).toMatch(
      /Mondial Relay.* Tabac de la Croix-Rousse 18 Grande Rue de la Croix-Rousse 69004 Lyon/,
    );
  });

  test("marks a line that cannot be had, whose price is not charged", async () => {
    rewriteSubscriptions(({ items, ...one }) => ({
      ...one,
      items: items.map((item, place) => (place ? item : { ...item, available: false })),
    }));
    expect((await look(dog)).text).toMatch(/12 kg .* Indisponible, vous ne le paierez pas/);
  });

  test("whose every line cannot be had charges nothing, and cannot be sent now", async () => {
    rewriteSubscriptions(({ items, ...one }) => ({
      ...one,
      total: 0,
      items: items.map((item) => ({ ...item, available: false })),
    }));
    const { text, html } = await look(dog);
    expect(text).toMatch(/Le [a-z]+ \d+(er)? \S+, rien ne sera débité/);
    expect(html).not.toContain("modifier=envoyer");
    expect((await look(listPath)).text).toContain(subscriptionsTexts.nothing);
  });

  test("shows the parcel that is on its way, and that changes are for the one after", async () => {
    rewriteOne({ pendingOrder: "/api/v2/shop/orders/abcDEF123456" });
    const { text, html } = await look(dog);
    expect(text).toMatch(textPattern(subscriptionTexts.pending.sending.text));
    expect(html).toContain('href="/mon-compte/mes-commandes/abcDEF123456/"');
    expect(html).toContain(`href="${dog}?modifier=passer"`);
  });

  test.each([
    ["an order that waits for its payment", "awaiting_payment", "porteront sur le colis suivant"],
    ["one that the bank has not answered yet", "active", "Votre banque n’a pas encore confirmé le paiement"],
  ])("%s is not said to be on its way", async (_, state, words) => {
    const alerts = [{ kind: "awaiting_payment", subject: "MUS0000042" }];
    rewriteOne({ state, pendingOrder: "/api/v2/shop/orders/abcDEF123456", alerts });
    const { text } = await look(dog);
    expect(text).toContain(words);
    expect(text).not.toContain("Un colis est en cours d’envoi");
  });

  test("still says what it knows where amounts, day, addresses and card are unknown", async () => {
    rewriteOne({ total: "?", card: null, shippingAddress: null, shippingMethod: null, items: {} });
    const { status, text } = await look(dog);
    expect(status).toBe(200);
    expect(text).toMatch(textPattern(shipmentTexts.debitUnknown));
    expect(text).toContain("Aucune carte n’est enregistrée");
  });

  test("a carrier that cannot be read takes out nothing else", async () => {
    await breakService({ service: "ecommerce", mode: "status", path: "/shop/shipping-methods" });
    const { status, text } = await look(`${listPath}2/`);
    expect([status, text.includes("79,83 €")]).toEqual([200, true]);
  });

  test("another customer’s, and one that does not exist, is not found, without a word in the log", async () => {
    for (const path of [dog, terms, `${listPath}999999/`, `${listPath}1%2F..%2F2/`, `${listPath}abc/`])
      expect((await look(path, "paul")).status).toBe(404);
    expect(log().filter(({ level }) => level === "error")).toEqual([]);
  });
});

describe("its name", () => {
  const cat = `${listPath}2/`;

  test("is that of the animal on the list, the page, each step, the history and the dashboard", async () => {
    for (const path of [listPath, cat, `${cat}?modifier=pause`, `${cat}historique/`, "/mon-compte/"])
      expect((await look(path)).text, path).toContain("Les repas de Mirabelle");
    expect((await look(cat)).html).toContain("<title>Les repas de Mirabelle");
  });

  test.each([
    ["animals", "/shop/animals"],
    ["products", "/shop/product-variants"],
  ])("without the %s is that of its first product, and its number stays", async (_, path) => {
    await breakService({ service: "ecommerce", mode: "status", path });
    const { text, status } = await look(cat);
    expect([status, text.includes("Les repas de Mirabelle")]).toEqual([200, false]);
    expect(text).toMatch(/Croquettes chat .*Abonnement n° ABO0000002/);
  });
});

describe("the tabs", () => {
  test("have addresses, and say which one is shown", async () => {
    const { html } = await look(terms);
    const current = (html.match(/<a[^>]*aria-current="page"[^>]*>[^<]*/g) ?? []).filter((link) =>
      link.includes("/mes-abonnements/1/"),
    );
    expect(current).toHaveLength(1);
    expect(current[0]).toContain(`href="${terms}"`);
    expect(html).toContain(`href="${dog}"`);
    expect((await look(`${dog}?onglet=inconnu`)).text).toContain("Prochain débit");
  });

  test("the second one has rhythm, places and card under their anchors, history and one way out", async () => {
    const { html, text } = await look(terms);
    expect(text).toMatch(/Rythme Toutes les 6 semaines/);
    for (const part of [
      'id="adresse-de-livraison"',
      'id="methode-de-paiement"',
      `href="${dog}historique/"`,
      `href="${dog}?modifier=frequence"`,
      `href="${dog}?modifier=resiliation"`,
    ])
      expect(html).toContain(part);
    expect(html).not.toContain("/resilier-mon-abonnement/?contrat=");
    expect((await look(`${listPath}2/?onglet=mon-abonnement`)).text).toContain(
      "2 livraisons au minimum, 1 envoyée à ce jour",
    );
  });

  test.each([
    [0, null, "Aucun colis n’est encore parti.", "aucune n’est encore partie"],
    [
      0,
      "/api/v2/shop/orders/demo",
      "Votre premier colis est en cours d’envoi.",
      "la première est en cours d’envoi",
    ],
    [1, null, "1 colis envoyé.", "1 envoyée à ce jour"],
  ])(
    "after %i parcels, with %s under way, the second one says so in words",
    async (shippedCount, pendingOrder, own, end) => {
      rewriteOne({ shippedCount, pendingOrder });
      const { text } = await look(terms);
      expect(text).toContain(own);
      expect(text).toContain(`2 livraisons au minimum, ${end}`);
    },
  );

  test("of a paused subscription offer no change of a date that is not there", async () => {
    rewriteOne({ state: "paused", pausedUntil: "2027-01-10", nextShipmentDate: null, editableUntil: null });
    const { text, html } = await look(dog);
    expect(text).toContain(subscriptionStates.paused.shown.label);
    expect(text).toContain("jusqu’au 10 janvier 2027");
    expect(html).not.toMatch(/modifier=(date|passer)/);
  });

  test("an ended subscription offers no change at all", async () => {
    rewriteOne({ state: "stopped", nextShipmentDate: null });
    for (const path of [dog, terms]) {
      const { text, html } = await look(path);
      expect(text).toMatch(textPattern(subscriptionTexts.ended.text));
      expect(html).not.toContain("modifier=");
      expect(html).toContain(`href="${dog}historique/"`);
    }
  });
});

describe("inside the lock", () => {
  const past = { editableUntil: new Date(clock.now() - 3_600_000).toISOString() };

  test.each([
    ["by the server’s clock", past],
    ["by the API’s word", { locked: true }],
  ])("%s the parcel says why, since when, and what is still possible", async (_, changes) => {
    rewriteOne(changes);
    const { text, html } = await look(dog);
    expect(text).toMatch(/Le colis du [a-z]+ \d+(er)? \S+ est en préparation depuis le \d+/);
    expect(text).toMatch(textPattern(shipmentTexts.lock.until));
    expect(html).not.toMatch(/modifier=(date|passer|quantites|code|ajouter|echanger)/);
    expect((await look(terms)).html).toContain("modifier=resiliation");
  });

  test("a step that is held by it says so instead of its form", async () => {
    rewriteOne(past);
    const { text, html } = await look(`${dog}?modifier=passer`);
    expect(text).toMatch(textPattern(shipmentTexts.lock.why));
    expect(html).not.toContain('name="version"');
  });

  test.each([
    [30.5, true],
    [49, false],
  ])("%d hours before, the time that is left is said: %s", async (hours, isSaid) => {
    rewriteOne({ editableUntil: new Date(clock.now() + hours * 3_600_000).toISOString() });
    expect((await look(dog)).text.includes("encore 30 heures")).toBe(isSaid);
  });
});

describe("alerts", () => {
  const at = (step: string) => new RegExp(`^${dog}\\?modifier=${step}$`);
  const kinds = [
    ["card_expired", "4242", "a expiré", at("paiement"), paymentCardTexts.title],
    ["card_expiring", "4242", "expire à la fin du mois", at("paiement"), paymentCardTexts.title],
    ["payment_failed", "ABO0000001", "a été refusé", at("paiement"), paymentCardTexts.title],
    ["awaiting_payment", "MUS0000042", "attend son paiement", /^\/commande\/abcDEF123456\/\?compte=1$/, ""],
    [
      "product_unavailable",
      "Croquettes",
      "n’est plus disponible",
      at("echanger&article=\\d+"),
      swapTexts.title,
    ],
    [
      "pickup_point_unavailable",
      "Tabac",
      "est momentanément fermé",
      at("livraison"),
      deliveryStepTexts.delivery.title,
    ],
    ["invalid_carrier", "bpost", "n’est plus proposé", at("livraison"), deliveryStepTexts.delivery.title],
    ["invalid_promotion", "ETE2025", "n’est plus valable", at("code"), couponTexts.title],
  ] as const;

  const isWaiting = ([kind]: (typeof kinds)[number]) => kind === "awaiting_payment";

  test.each([
    ["each of several alerts", kinds.filter((one) => !isWaiting(one))],
    ["an order that waits for its payment", kinds.filter(isWaiting)],
  ])("%s says what is wrong, by when, and leads to what mends it", async (_, shown) => {
    rewriteSubscriptions(({ items, ...one }) => ({
      ...one,
      items: items.map((item, place) => ({ ...item, available: place > 0 })),
      alerts: one.id === 1 ? shown.map(([kind, subject]) => ({ kind, subject })) : [],
      pendingOrder: shown.some(isWaiting) ? "/api/v2/shop/orders/abcDEF123456" : null,
    }));
    const steps = new Map<string, string>();
    for (const path of [listPath, dog, terms, "/mon-compte/"]) {
      const alerts = (await look(path)).html.match(/<li[^>]*>(?:(?!<\/li>)[\s\S])*<\/a><\/li>/g) ?? [];
      for (const [kind, , words, to, step] of shown) {
        const alert = alerts.find((part) => part.includes(words)) ?? "";
        expect([path, kind, textOf(alert)]).toEqual([
          path,
          kind,
          expect.stringMatching(/Agissez avant|Le colis part dès que/),
        ]);
        expect(alert.match(/<(a|button) /g)).toHaveLength(1);
        const link = /href="([^"]*)"/.exec(alert)?.[1]?.replaceAll("&amp;", "&") ?? "";
        expect([path, kind, link]).toEqual([path, kind, expect.stringMatching(to)]);
        steps.set(link, step);
      }
    }
    for (const [link, step] of steps) expect((await look(link)).text).toContain(step);
  });

  test("a refused payment is shown once, with the card that mends it, though its order waits to be paid", async () => {
    const [failed, awaiting] = ["payment_failed", "awaiting_payment"].map((kind) => ({
      kind,
      subject: "MUS0000042",
    }));
    rewriteOne({ alerts: [awaiting, failed], pendingOrder: "/api/v2/shop/orders/abcDEF123456" });
    for (const path of [listPath, dog, terms, "/mon-compte/"]) {
      const { text, html } = await look(path);
      expect([path, text.match(/a été refusé/g)?.length, text.includes("attend son paiement")]).toEqual([
        path,
        1,
        false,
      ]);
      expect(html).toContain(`href="${dog}?modifier=paiement"`);
    }
  });
});

describe("two subscriptions that could be one parcel", () => {
  const alike = {
    ...{ itemsTotal: 3000, shippingTotal: 490, state: "active", interval: 42 },
    ...{ shippedCount: 3, pickupPoint: null },
  };
  const rewrite = (changes: object, hasSameItems = false) => {
    let way: object | undefined;
    let lines: object[] | undefined;
    rewriteSubscriptions(({ items, ...one }) => {
      way ??= { shippingMethod: one.shippingMethod, shippingAddress: one.shippingAddress };
      const recurring = items.filter(({ once }) => !once);
      lines ??= recurring;
      return { ...one, ...alike, ...way, items: hasSameItems ? lines : recurring, ...changes };
    });
  };
  const words = textPattern(joinedParcelTexts.title);

  test("say what it saves, and lead to the steps that make it one", async () => {
    rewrite({});
    const { text, html } = await look(listPath);
    expect(text).toMatch(words);
    expect(text).toMatch(/: 9,80 € de livraison pour deux colis\. En un seul, la livraison est offerte\./);
    expect(html).not.toContain("modifier=resiliation");
    const [, path = "", variant, quantity] =
      /href="([^"]*\?modifier=ajouter&amp;variante=(\d{8})&amp;quantite=(\d+)&amp;rythme=chaque)"/.exec(
        html,
      ) ?? [];
    const step = (await look(path.replaceAll("&amp;", "&"))).html;
    expect(step).toMatch(new RegExp(`name="quantite"[^>]*value="${quantity}"`));
    expect(step).toMatch(
      /<input[^>]*name="rythme"[^>]*checked=""[^>]*value="chaque"|value="chaque"[^>]*checked=""/,
    );
    expect(step).toContain(`value="${variant}"`);
  });

  test("end the second one only once the first has every product of it, and have quantities checked then", async () => {
    rewrite({}, true);
    const { text, html } = await look(listPath);
    expect(text).toMatch(/Vérifier la quantité de [^:]+: 1 dans .+, 1 dans /);
    expect(html).toMatch(/\?modifier=quantites".*\?modifier=resiliation"/s);
    expect(html).not.toContain("modifier=ajouter");
  });

  test("stay two if none of them may end yet, or if the parcels are free", async () => {
    rewrite({ shippedCount: 1 });
    expect((await look(listPath)).text).not.toMatch(words);
    rewrite({ shippingTotal: 0 });
    expect((await look(listPath)).text).not.toMatch(words);
  });
});
