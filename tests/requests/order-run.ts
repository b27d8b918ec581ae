import { env } from "cloudflare:workers";
import { expect, vi } from "vitest";
import { type FoundForm, postFormsIn } from "../rigs/posted-forms.ts";
import { count } from "../rigs/property.ts";
import { cartOf } from "./cart-shopper.ts";
import { newAddress, type Shopper, shopperWith } from "./checkout-shopper.ts";
import { dice } from "./dice.ts";
import { type Operation, operations } from "./operations.ts";
import { OrderLedger, type StoredOrder } from "./order-ledger.ts";
import { textOf } from "./page-html.ts";
import { cards, notify } from "./payment-shopper.ts";
import { recapOf, type ShownRecap, shownRecap, testStreet } from "./shown-recap.ts";
import { atGateway } from "./stand-in-checkout.ts";
import { shop } from "./visitor.ts";

interface Tab {
  html: string;
}

const steps = ["facturation", "livraison", "paiement", "recapitulatif"];
const formats = ["11000101", "11000102", "12000101"];

const weights = {
  look: 25,
  submit: 30,
  submitTwice: 7,
  changeCart: 10,
  decide: 18,
  notifyLate: 4,
  lookAtConfirmation: 2,
  buyAgain: 2,
  breakDown: 2,
};

type OrderOperation = Operation<keyof typeof weights>;

export const orderOperations = (most: number) => operations(weights, most);

export async function playOrder(all: readonly OrderOperation[]): Promise<void> {
  const run = await openRun();
  for (const operation of all) {
    await run.operate(operation);
    await run.compare();
  }
  await run.finish();
  count({ steps: all.length });
}

async function openRun() {
  let random = dice(0);
  for (const method of ["info", "warn", "error"] as const)
    vi.spyOn(console, method).mockImplementation(() => {});
  await env.DB.exec("delete from faults; update variants set stock = 900 where stock > 0");
  const shopper = await shopperWith([{ code: "11000101" }]);
  const { browser, cart, path } = shopper;
  const ledger = new OrderLedger(cart);
  await ledger.follow(async () => {});
  const tabs: Tab[] = [{ html: "" }, { html: "" }, { html: "" }];
  const gateways = new Set<string>();
  let faulty = false;
  return { operate, compare, finish };

  function operate({ act, draw }: OrderOperation): Promise<void> {
    random = dice(draw);
    const tab = random.of(tabs);
    switch (act) {
      case "look":
        return look(tab, path(random.chance(0.5) ? random.of(steps) : undefined));
      case "submit":
        return submit(tab);
      case "submitTwice":
        return twice();
      case "changeCart":
        return changeCart();
      case "decide":
        return atTheGateway();
      case "notifyLate":
        return notifyLate();
      case "lookAtConfirmation":
        return look(tab, `/commande/${cart}/confirmation/`);
      case "buyAgain":
        return buyAgain();
      case "breakDown":
        return breakDown();
    }
  }

  /** A page is 503 at worst, and only while the API fails. */
  async function look(tab: Tab, address: string): Promise<void> {
    const { answer, html, way } = await visit(address);
    expect(faulty ? [200, 404, 503] : [200], `${way.join(" → ")}`).toContain(answer.status);
    tab.html = html;
    await mend();
  }

  async function visit(address: string) {
    const headers = new Headers(
      random.chance(0.5) ? [["Referer", `${shop}${random.of(["/", "/panier/"])}`]] : [],
    );
    const visited = await browser.visit(address, { headers });
    for (const place of visited.way) if (place.startsWith("/_sandbox/paiement/")) gateways.add(place);
    return visited;
  }

  async function submit(tab: Tab): Promise<void> {
    const form = formOf(tab);
    if (!form) return look(tab, path());
    const shown = shownRecap(tab.html);
    const before = await compare();
    const after = await send(form);
    await mend();
    const stored = await compare();
    if (before.state === "cart" && stored.state !== "cart") await expectAsRead(shown);
    tab.html = after ?? tab.html;
  }

  async function twice(): Promise<void> {
    const [one, other] = [random.of(tabs), random.of(tabs)];
    const forms = [formOf(one), formOf(random.chance(0.5) ? one : other)];
    await Promise.all(forms.map(async (form) => form && send(form)));
    await mend();
  }

  function formOf({ html }: Tab): FoundForm | undefined {
    const forms = postFormsIn(html).filter(({ action }) => action.startsWith(path()));
    return forms.length ? random.of(forms) : undefined;
  }

  function filled({ fields, choices }: FoundForm): Record<string, string> {
    const chosen = Object.entries(choices).flatMap(([name, values]) =>
      random.chance(0.6) ? [[name, random.of(values)] as const] : [],
    );
    const street = testStreet(1 + random.below(90));
    const address = fields.etape === "facturation" ? newAddress("billingAddress", { street }) : {};
    return { ...fields, ...Object.fromEntries(chosen), ...address };
  }

  async function send(form: FoundForm): Promise<string | undefined> {
    const answer = await browser.post(form.action, filled(form));
    const next = answer.headers.get("location");
    expect([200, 303, 422, ...(faulty ? [404, 503] : [])]).toContain(answer.status);
    if (!next) return answer.text();
    await answer.body?.cancel();
    if (next.startsWith("/_sandbox/paiement/")) {
      gateways.add(next);
      return undefined;
    }
    return (await visit(next)).html;
  }

  async function changeCart(): Promise<void> {
    const { state, lines } = await compare();
    if (state !== "cart" || browser.cookies.get("__Host-cartToken") !== cart) return;
    const { id } = random.of(lines);
    await ledger.follow(() => {
      if (random.chance(0.4)) {
        return browser.postJson("/api/cart/items", { variantCode: random.of(formats), quantity: 1 });
      }
      return lines.length > 1 && random.chance(0.3)
        ? browser.postJson(`/api/cart/items/${id}/remove`, {})
        : browser.postJson(`/api/cart/items/${id}`, { quantity: 1 + random.below(4) });
    });
    await mend();
  }

  async function buyAgain(): Promise<void> {
    const { state, lines } = await compare();
    const press = () => browser.postJson(`/api/orders/${cart}/buy-again`, {});
    const answers = await Promise.all(random.chance(0.5) ? [press(), press()] : [press()]);
    for (const answer of answers) {
      expect(state === "cart" ? [404, 503] : [200, ...(faulty ? [404, 503] : [])]).toContain(answer.status);
      await answer.body?.cancel();
    }
    await mend();
    if (state === "cart") return;
    await (await press()).body?.cancel();
    const { cart: held } = await cartOf(browser);
    const ordered = lines.map(({ variantCode, quantity }) => [variantCode, quantity]);
    const inCart = held?.lines.map(({ variantCode, quantity }) => [variantCode, quantity]);
    expect(inCart?.toSorted()).toEqual(ordered.toSorted());
  }

  async function atTheGateway(): Promise<void> {
    if (gateways.size === 0) return;
    const gateway = random.of([...gateways]);
    const notification = random.chance(0.5) ? "held" : "before";
    const kind = random.below(7);
    if (kind === 0) await atGateway(`${gateway}/abandon`, {});
    else if (kind === 1) await atGateway(gateway, { ...cards.refused, notification });
    else if (kind === 2) await atGateway(gateway, cards.silent);
    else if (kind === 3) await confirm(gateway, { decision: "refuse", notification });
    else if (kind === 4) await takeBy(atGateway(gateway, { ...cards.good, notification }));
    else await takeBy(confirm(gateway, { decision: "accept", notification }, kind === 5));
  }

  async function confirm(
    gateway: string,
    word: Record<string, string>,
    hasEnteredCard = true,
  ): Promise<Response> {
    if (hasEnteredCard) await atGateway(gateway, cards.strong);
    return atGateway(`${gateway}/decision`, word);
  }

  async function takeBy(answer: Promise<Response>): Promise<void> {
    if ((await answer).status === 303) ledger.take();
  }

  async function notifyLate(): Promise<void> {
    for (const gateway of gateways) if (random.chance(0.5)) await notify(gateway);
  }

  async function breakDown(): Promise<void> {
    faulty = true;
    const mode = random.of(["status", "garbage", "lost"]);
    await env.DB.prepare(
      "insert into faults (service, mode, delay, status, path, method, remaining) values ('ecommerce', ?, 0, 503, '/shop/orders', ?, 1)",
    )
      .bind(mode, random.of(["PATCH", "GET"]))
      .run();
  }

  async function mend(): Promise<void> {
    if (!faulty) return;
    faulty = false;
    await env.DB.exec("delete from faults");
  }

  /** The order must match the summary above the button: total, address, carrier and payment. */
  async function expectAsRead(shown: ShownRecap): Promise<void> {
    const order = await shopper.read();
    const placed = recapOf(order);
    expect(shown.total).toBe(placed.total);
    expect(order.payments.at(-1)?.amount).toBe(placed.total);
    expect(shown.streets).toContain(placed.billing);
    expect(placed.streets).toEqual(expect.arrayContaining(shown.streets));
    expect(placed.carriers).toEqual(expect.arrayContaining(shown.carriers));
    expect(placed.methods).toEqual(expect.arrayContaining(shown.methods));
  }

  function compare(): Promise<StoredOrder> {
    return ledger.compare();
  }

  async function finish(): Promise<void> {
    await mend();
    for (let presses = 0; presses < 14; presses += 1) {
      for (const gateway of gateways) await notify(gateway);
      const { html, way } = await visit(`${path()}?verifie=1`);
      if (way.at(-1)?.endsWith("/confirmation/")) break;
      const form = postFormsIn(html).find(({ action }) => action.startsWith(path()));
      if (!form) throw new Error(`nothing to press at ${way.at(-1)}: ${textOf(html).slice(0, 300)}`);
      await pressToPay(shopper, form);
    }
    await resumePaypal();
    const { state, paymentState, payments } = await compare();
    expect(state).toBe("new");
    expect(ledger.taken === 1 || payments.at(-1)?.state === "new", paymentState).toBe(true);
  }

  async function resumePaypal(): Promise<void> {
    const { payments } = await compare();
    if (payments.at(-1)?.state !== "processing") return;
    for (const gateway of gateways) {
      if (ledger.taken === 0)
        await takeBy(confirm(gateway, { decision: "accept", notification: "before" }, false));
    }
  }

  async function pressToPay({ browser }: Shopper, { action, fields, choices }: FoundForm): Promise<void> {
    const address = fields.etape === "facturation" ? newAddress() : {};
    const chosen: Record<string, string> = { ...fields, ...address };
    if (choices.transporteur) chosen.transporteur = "colissimo";
    if (choices.moyen) chosen.moyen = "card";
    const answer = await browser.post(action, chosen);
    const next = answer.headers.get("location") ?? "";
    if (!next.startsWith("/_sandbox/paiement/")) return;
    gateways.add(next);
    if ((await atGateway(next, cards.good)).status === 303) ledger.take();
  }
}
