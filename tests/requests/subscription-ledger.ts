import { env } from "cloudflare:workers";
import { expect } from "vitest";
import type { SubscriptionAnswer } from "./stand-in-subscriber.ts";

interface Entry {
  id: number;
  kind: string;
  by: string;
  period: number | null;
  amount: number | null;
  happenedAt: string;
}

interface Promised {
  total: number;
  day: number;
}

interface Compared {
  before: SubscriptionAnswer;
  by: "customer" | "time" | "nobody";
}

/** Orders are made from six in the morning on; the demo's clock may move noon by twelve hours. */
const earliest = (6 + 12) * 3600_000 + 1000;

/**
 * Invariants: one order and one charge a period, none early; the charge is what was shown inside the lock; no
 * line is lost; nothing is charged after the end.
 */
export class SubscriptionLedger {
  readonly #id: number;
  #last = 0;
  /** Milliseconds by which the demo's data became older. */
  #ahead = 0;
  readonly #promised = new Map<number, Promised>();
  #ended = false;

  private constructor(id: number) {
    this.#id = id;
  }

  static async open(id: number): Promise<SubscriptionLedger> {
    const ledger = new SubscriptionLedger(id);
    ledger.#last = (await ledger.#entries()).at(-1)?.id ?? 0;
    ledger.#ahead = await aheadOfClock();
    return ledger;
  }

  async passTime(move: () => Promise<unknown>): Promise<void> {
    await move();
    this.#ahead = await aheadOfClock();
  }

  async compare(now: SubscriptionAnswer, done?: Compared): Promise<SubscriptionAnswer> {
    const { nextShipmentDate, period } = await this.#stored();
    await this.#expectOneOrderAndCharge();
    await this.#checkCharges();
    if (done) this.#checkContents(now, done);
    if (now.locked && nextShipmentDate) {
      const day = Date.parse(nextShipmentDate) + this.#ahead;
      this.#promised.set(period, { total: now.total, day });
    }
    this.#ended = now.state === "stopped" && now.nextShipmentDate === null && now.pendingOrder === null;
    return now;
  }

  async #checkCharges(): Promise<void> {
    const fresh = (await this.#entries()).filter(({ id }) => id > this.#last);
    this.#last = fresh.at(-1)?.id ?? this.#last;
    const charges = fresh.filter(({ kind }) => kind === "charged");
    if (this.#ended) expect(charges, "an ended contract is not charged").toEqual([]);
    for (const { period, amount } of charges) {
      const promised = this.#promised.get(period ?? 0);
      if (promised) expect(amount, `charge of period ${period}`).toBe(promised.total);
    }
    for (const { period, by, happenedAt } of fresh.filter(({ kind }) => kind === "ordered")) {
      const promised = this.#promised.get(period ?? 0);
      if (promised && by === "shop")
        expect(Date.parse(happenedAt) + this.#ahead).toBeGreaterThanOrEqual(promised.day - earliest);
    }
  }

  #checkContents(now: SubscriptionAnswer, { before, by }: Compared): void {
    if (by === "nobody") expect(withoutAlerts(now)).toEqual(withoutAlerts(before));
    if (by === "time") expect(recurring(now)).toEqual(recurring(before));
    if (by === "customer" && before.locked && now.locked && before.pendingOrder === now.pendingOrder) {
      expect([contents(now), now.total, now.nextShipmentDate], "nothing changes inside the lock").toEqual([
        contents(before),
        before.total,
        before.nextShipmentDate,
      ]);
    }
    expect(recurring(now).length, "a basket is never empty").toBeGreaterThan(0);
  }

  async #expectOneOrderAndCharge(): Promise<void> {
    const [orders, payments] = await env.DB.batch<{ count: number }>([
      env.DB.prepare(
        "select count(*) as count from orders where subscriptionId = ? and state <> 'cancelled' and period is not null group by period having count(*) > 1",
      ).bind(this.#id),
      env.DB.prepare(
        "select count(*) as count from payments join orders on orders.id = payments.orderId where orders.subscriptionId = ? and payments.state = 'completed' group by orders.id having count(*) > 1",
      ).bind(this.#id),
    ]);
    expect([orders?.results, payments?.results]).toEqual([[], []]);
  }

  async #entries(): Promise<Entry[]> {
    const { results } = await env.DB.prepare(
      'select id, kind, "by", period, amount, happenedAt from subscription_events where subscriptionId = ? and id > ? order by id',
    )
      .bind(this.#id, this.#last)
      .all<Entry>();
    return results;
  }

  async #stored(): Promise<{ nextShipmentDate: string | null; period: number }> {
    const row = await env.DB.prepare("select nextShipmentDate, period from subscriptions where id = ?")
      .bind(this.#id)
      .first<{ nextShipmentDate: string | null; period: number }>();
    if (!row) throw new Error("the subscription is gone");
    return row;
  }
}

const recurring = ({ items }: SubscriptionAnswer) =>
  items.filter(({ once }) => !once).map(({ id, quantity }) => [id, quantity]);

/** A line that the shipment leaves out has the price of today, inside the lock, too. */
const contents = ({ items }: SubscriptionAnswer) =>
  items.map(({ variant: { code }, unitPrice, originalUnitPrice, subtotal, ...item }) => ({
    ...item,
    variant: code,
    prices: item.available ? [unitPrice, originalUnitPrice, subtotal] : null,
  }));

const withoutAlerts = ({ alerts: _, ...rest }: SubscriptionAnswer) => rest;

async function aheadOfClock(): Promise<number> {
  const row = await env.DB.prepare(
    "select json_extract(value, '$.ahead') as ahead from settings where name = 'clock'",
  ).first<{
    ahead: number;
  }>();
  return row?.ahead ?? 0;
}
