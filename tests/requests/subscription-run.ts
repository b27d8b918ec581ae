import { env } from "cloudflare:workers";
import { expect, vi } from "vitest";
import { inDays } from "../days.ts";
import { postFormsIn } from "../rigs/posted-forms.ts";
import { count } from "../rigs/property.ts";
import { browserWith, logIn, people } from "./customer.ts";
import { dice } from "./dice.ts";
import { type Operation, operations } from "./operations.ts";
import { askApi, variantIri } from "./stand-in-api.ts";
import { atGateway } from "./stand-in-checkout.ts";
import type { SubscriptionAnswer } from "./stand-in-subscriber.ts";
import { freshShop, goAhead, standIn } from "./subscription-engine.ts";
import { SubscriptionLedger } from "./subscription-ledger.ts";
import { stepPath } from "./subscription-step.ts";
import { breakService, mendServices } from "./visitor.ts";

interface Tab {
  seen: SubscriptionAnswer;
  form: { path: string; fields: Record<string, string> } | undefined;
}

const id = 1;
const steps = [
  "passer",
  "date",
  "frequence",
  "code",
  "pause",
  "reprise",
  "envoyer",
  "quantites",
  "ajouter",
  "echanger",
  "adresses",
  "livraison",
  "resiliation",
];
const variants = ["11000103", "13000501", "13000302", "11000102"];
const answers = ["completed", "completed", "completed", "failed", "authentication"] as const;

const weights = {
  read: 12,
  call: 43,
  look: 10,
  submit: 10,
  passTime: 15,
  followMail: 2,
  trouble: 5,
  decide: 3,
};

type SubscriptionOperation = Operation<keyof typeof weights>;

export const subscriptionOperations = (most: number) => operations(weights, most);

export async function playSubscription(all: readonly SubscriptionOperation[]): Promise<void> {
  const run = await openRun();
  for (const operation of all) await run.operate(operation);
  count({ steps: all.length });
}

async function openRun() {
  let random = dice(0);
  for (const method of ["info", "warn", "error"] as const)
    vi.spyOn(console, method).mockImplementation(() => {});
  await freshShop();
  await mendServices();
  const tokens = await logIn(people.camille.email);
  const browser = browserWith(tokens);
  const api = <T = SubscriptionAnswer>(method: string, path = "", body?: object) =>
    askApi<T>(method, `subscriptions/${id}${path}`, body, { token: tokens.token });
  const read = async () => (await api("GET")).body;
  const ledger = await SubscriptionLedger.open(id);
  const first = await ledger.compare(await read());
  const tabs: Tab[] = [
    { seen: first, form: undefined },
    { seen: first, form: undefined },
  ];
  const gateways = new Set<string>();
  let last = first;
  return { operate };

  async function operate({ act, draw }: SubscriptionOperation): Promise<void> {
    random = dice(draw);
    const before = last;
    await perform(act, before);
    const by = act === "passTime" ? "time" : act === "read" || act === "look" ? "nobody" : "customer";
    last = await ledger.compare(await read(), { before, by });
  }

  function perform(act: SubscriptionOperation["act"], before: SubscriptionAnswer): Promise<unknown> {
    const tab = random.of(tabs);
    switch (act) {
      case "read":
        tab.seen = before;
        return Promise.resolve();
      case "call":
        return write(tab.seen);
      case "look":
        return look(tab);
      case "submit":
        return submit(tab);
      case "passTime":
        return pass();
      case "followMail":
        return followMail();
      case "trouble":
        return trouble();
      case "decide":
        return decide();
    }
  }

  async function write(seen: SubscriptionAnswer): Promise<void> {
    const calls = [
      () => api("PATCH", "", { ...expected(seen), nextShipmentDate: inDays(1 + random.below(60)) }),
      () => api("PATCH", "", { ...expected(seen), subscriptionInterval: random.of([21, 31, 42, 62, 30]) }),
      () => api("POST", "/items", { ...expected(seen), ...item(), once: random.chance(0.7) }),
      () => api("PATCH", `/items/${itemOf(seen)}`, { ...expected(seen), quantity: random.below(5) }),
      () =>
        api("PATCH", `/items/${itemOf(seen)}`, { ...expected(seen), productVariant: item().productVariant }),
      () => api("DELETE", `/items/${itemOf(seen)}?expectedNextShipmentDate=${seen.nextShipmentDate ?? ""}`),
      () =>
        api("POST", "/coupons", {
          ...expected(seen),
          couponCode: random.of(["BIENVENUE5", "FIDELE10", "ETE2025"]),
        }),
      () => api("POST", "/pause", { ...expected(seen), until: inDays(random.below(100)) }),
      () => api("POST", "/resume", expected(seen)),
      () => shipNow(seen),
      ...(random.chance(0.02)
        ? [() => api("POST", "/abort", { ...expected(seen), reason: "price", message: "Trop cher." })]
        : []),
    ];
    const call = random.of(calls);
    const pressed = random.chance(0.15) ? [call(), call()] : [call()];
    for (const { status } of await Promise.all(pressed))
      expect([200, 202, 400, 404, 409, 422]).toContain(status);
  }

  async function shipNow(seen: SubscriptionAnswer) {
    const answer = await api<{ redirectUrl?: string | null }>("POST", "/ship-now", expected(seen));
    if (answer.body.redirectUrl) gateways.add(answer.body.redirectUrl);
    return answer;
  }

  async function look(tab: Tab): Promise<void> {
    const path = stepPath(id, random.of(steps));
    const { answer, html } = await browser.visit(path);
    expect(answer.status, path).toBe(200);
    const form = postFormsIn(html).find(({ action }) => action.startsWith("/mon-compte/mes-abonnements/"));
    const chosen = Object.entries(form?.choices ?? {}).map(([name, values]) => [name, random.of(values)]);
    tab.form = form && { path, fields: { ...form.fields, ...Object.fromEntries(chosen) } };
  }

  async function submit({ form }: Tab): Promise<void> {
    if (!form) return;
    const isLost = random.chance(0.1);
    if (isLost)
      await breakService({ service: "ecommerce", mode: "lost", path: `/shop/subscriptions/${id}`, times: 1 });
    const fields = { message: "Trop cher.", ...form.fields };
    const post = () => browser.post(form.path, fields);
    const pressed = await Promise.all(random.chance(0.2) ? [post(), post()] : [post()]);
    if (isLost) await mendServices();
    for (const answer of pressed) {
      expect([303, 422, ...(isLost ? [503] : [])], form.path).toContain(answer.status);
      const to = answer.headers.get("location");
      if (to?.startsWith("/_sandbox/")) gateways.add(to);
      await answer.body?.cancel();
    }
  }

  /** Never skips a whole lock: what is charged was shown inside it. */
  async function pass(): Promise<void> {
    const move = random.of([{ to: "next" as const }, { days: 1 }, { days: 2 }, { hours: 5 }]);
    await ledger.passTime(() => goAhead(move));
  }

  async function followMail(): Promise<void> {
    const mail = await env.DB.prepare(
      "select html from mails where mails.\"to\" = ? and html like '%/mes-abonnements/%' order by id desc limit 1 offset ?",
    )
      .bind(people.camille.email, random.below(6))
      .first<{ html: string }>();
    const links = [...(mail?.html ?? "").matchAll(/href="(\/mon-compte\/mes-abonnements\/[^"]*)"/g)];
    if (links.length === 0) return;
    const link = (random.of(links)[1] ?? "").replaceAll("&amp;", "&");
    const { answer } = await browser.visit(link);
    expect(answer.status, link).toBe(200);
  }

  async function trouble(): Promise<void> {
    const answer = random.of(answers);
    const code = random.of(variants);
    const troubles = [
      () => standIn(`/_sandbox/subscriptions/${id}/card`, { answer }),
      () => standIn(`/_sandbox/subscriptions/${id}/card`, { answer: "completed" }),
      () => standIn("/_sandbox/variants", { code, stock: random.of([0, 900]) }),
      () => standIn("/_sandbox/variants", { code, price: 900 + random.below(6000) }),
    ];
    const said = await random.of(troubles)();
    expect(said.status).toBeLessThan(400);
  }

  async function decide(): Promise<void> {
    if (gateways.size === 0) return;
    const gateway = random.of([...gateways]);
    await atGateway(`${gateway}/decision`, { decision: random.of(["accept", "refuse"]) });
    if (random.chance(0.7)) gateways.delete(gateway);
  }

  function item() {
    return { productVariant: variantIri(random.of(variants)), quantity: random.of([1, 1, 2, 3, 0]) };
  }

  function itemOf({ items }: SubscriptionAnswer): number {
    return items.length > 0 && random.chance(0.95) ? random.of(items).id : 999_999;
  }
}

const expected = ({ nextShipmentDate }: SubscriptionAnswer) => ({
  expectedNextShipmentDate: nextShipmentDate,
});
