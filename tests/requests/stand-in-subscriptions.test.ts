import { describe, expect, test } from "vitest";
import * as clock from "../../shared/time/clock.ts";
import { logIn, people } from "./customer.ts";
import { askApi } from "./stand-in-api.ts";

interface Page<T> {
  "hydra:member": T[];
  "hydra:totalItems": number;
}

interface Subscription {
  id: number;
  createdAt: string;
  nextShipmentDate: string;
  editableUntil: string;
  itemsTotal: number;
  orderPromotionTotal: number;
  shippingTotal: number;
  total: number;
  items: { quantity: number; unitPrice: number; originalUnitPrice: number; subtotal: number }[];
}

async function ask<T>(path: string, email: string = people.camille.email) {
  const { token } = await logIn(email);
  return askApi<T>("GET", path, undefined, { token });
}

const day = 24 * 3600_000;

describe("subscriptions", () => {
  test("come newest first, and each is the same by itself", async () => {
    const { body } = await ask<Page<Subscription>>("subscriptions");
    const [newest, oldest] = body["hydra:member"];
    expect(body["hydra:totalItems"]).toBe(2);
    expect(Date.parse(newest?.createdAt ?? "")).toBeGreaterThan(Date.parse(oldest?.createdAt ?? ""));
    expect((await ask<Subscription>(`subscriptions/${oldest?.id}`)).body).toEqual(oldest);
  });

  test("say the day of the next shipment, and changes end four days before it", async () => {
    const { body } = await ask<Subscription>("subscriptions/1");
    expect(body).toMatchObject({ state: "active", locked: false, minimumShipments: 2, pendingOrder: null });
    expect(body.nextShipmentDate).toMatch(/^\d{4}-\d\d-\d\d$/);
    const until = Date.parse(body.editableUntil);
    const next = Date.parse(`${body.nextShipmentDate}T00:00:00Z`);
    expect((next - until) / day).toBeCloseTo(3, 0);
    expect(Math.round((next - clock.now()) / day)).toBeGreaterThanOrEqual(8);
  });

  test("cost ten per cent less, and the sums are right", async () => {
    const { items, itemsTotal, orderPromotionTotal, shippingTotal, total } = (
      await ask<Subscription>("subscriptions/1")
    ).body;
    for (const { quantity, unitPrice, originalUnitPrice, subtotal } of items) {
      expect([unitPrice, subtotal]).toEqual([Math.round(originalUnitPrice * 0.9), quantity * unitPrice]);
    }
    const goods = items.reduce((sum, { subtotal }) => sum + subtotal, 0);
    expect(goods + orderPromotionTotal).toBe(itemsTotal);
    expect(itemsTotal + shippingTotal).toBe(total);
  });

  test("warn of a card that expires this month, and of no other", async () => {
    expect((await ask("subscriptions/1")).body).toMatchObject({
      card: { brand: "visa", lastDigits: "4242", expiryYear: expect.any(Number) },
      alerts: [{ kind: "card_expiring", subject: "4242" }],
    });
    expect((await ask("subscriptions/2")).body).toMatchObject({
      pickupPoint: "/api/v2/shop/pickup-points/FR-01001",
      alerts: [],
    });
  });
});

describe("animals", () => {
  test("name type and gender by IRIs, weigh kilograms, and each is the same by itself", async () => {
    const { body } = await ask<Page<{ id: number }>>("animals");
    expect(body["hydra:member"]).toMatchObject([
      { type: "/api/v2/shop/animal-types/1", gender: "/api/v2/shop/animal-genders/1", weight: 18.5 },
      { type: "/api/v2/shop/animal-types/2", gender: "/api/v2/shop/animal-genders/2", weight: 4.2 },
    ]);
    const [first] = body["hydra:member"];
    expect((await ask(`animals/${first?.id}`)).body).toEqual(first);
  });
});

test.each(["subscriptions", "animals"])(
  "%s of others are 404, and nobody's without a login",
  async (path) => {
    expect((await ask(`${path}/1`, people.paul.email)).status).toBe(404);
    expect((await ask(`${path}/99`)).status).toBe(404);
    expect((await ask(path, people.paul.email)).body).toMatchObject({ "hydra:member": [] });
    expect((await askApi("GET", path)).status).toBe(401);
    expect((await askApi("GET", `${path}/1`)).status).toBe(401);
  },
);
