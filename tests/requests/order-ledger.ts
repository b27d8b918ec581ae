import { env } from "cloudflare:workers";
import { expect } from "vitest";

export interface StoredOrder {
  state: string;
  number: string | null;
  paymentState: string;
  lines: { id: number; variantCode: string; quantity: number }[];
  payments: { state: string; decided: string | null }[];
  mails: number;
  paidMails: number;
}

async function storedOrder(token: string): Promise<StoredOrder> {
  const order = await env.DB.prepare(
    "select id, state, number, paymentState from orders where tokenValue = ?",
  )
    .bind(token)
    .first<Pick<StoredOrder, "state" | "number" | "paymentState"> & { id: number }>();
  if (!order) throw new Error("the order is gone");
  const all = async <T>(sql: string, value: string | number) =>
    (await env.DB.prepare(sql).bind(value).all<T>()).results;
  const mailsAbout = async (subject: string) =>
    (await all("select id from mails where subject = ?", subject)).length;
  const mailsAboutBoth = await mailsAbout(`Votre commande ${order.number} est payée`);
  return {
    ...order,
    lines: await all(
      "select id, variantCode, quantity from order_items where orderId = ? order by id",
      order.id,
    ),
    payments: await all("select state, decided from payments where orderId = ? order by id", order.id),
    mails: (await mailsAbout(`Votre commande ${order.number}`)) + mailsAboutBoth,
    paidMails: (await mailsAbout(`Paiement reçu pour votre commande ${order.number}`)) + mailsAboutBoth,
  };
}

/** Invariants: placed at most once, paid at most once, no line lost, and the charge is what was shown. */
export class OrderLedger {
  readonly #token: string;
  #lines: StoredOrder["lines"] = [];
  #placed: StoredOrder | undefined;
  #taken = 0;

  constructor(token: string) {
    this.#token = token;
  }

  async follow(work: () => Promise<unknown>): Promise<void> {
    await work();
    this.#lines = (await storedOrder(this.#token)).lines;
  }

  take(): void {
    this.#taken += 1;
  }

  get taken(): number {
    return this.#taken;
  }

  async compare(): Promise<StoredOrder> {
    const stored = await storedOrder(this.#token);
    expect(stored.lines).toEqual(this.#lines);
    const capturing = stored.payments.filter(
      ({ state, decided }) => state === "completed" || decided?.includes('"completed"'),
    );
    expect(capturing.length).toBeLessThanOrEqual(1);
    expect(this.#taken).toBe(capturing.length);
    expect(stored.payments.filter(({ state }) => state === "processing").length).toBeLessThanOrEqual(1);
    expect(stored.mails).toBe(stored.state === "cart" ? 0 : 1);
    expect(stored.paidMails).toBe(stored.payments.filter(({ state }) => state === "completed").length);
    if (this.#placed) expect(stored.number).toBe(this.#placed.number);
    if (stored.state !== "cart") this.#placed ??= stored;
    return stored;
  }
}
