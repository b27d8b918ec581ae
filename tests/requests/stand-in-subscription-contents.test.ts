import { describe, expect, test } from "vitest";
import { people } from "./customer.ts";
import { type Refusal, refusedAt, variantIri } from "./stand-in-api.ts";
import { subscriber } from "./stand-in-subscriber.ts";

const { camille } = people;
const chicken = "11000101";

describe("contents of a subscription", () => {
  test("grow by a product, whose line grows when it is added again; one that is sent once is a line of its own", async () => {
    const { read, write } = await subscriber(camille.email, 2);
    const before = (await read()).items.length;
    const add = (once?: boolean) =>
      write("POST", "/items", { productVariant: variantIri(chicken), quantity: 2, ...(once && { once }) });
    expect((await add()).status).toBe(200);
    const { body } = await add();
    expect(body.items.at(-1)).toMatchObject({ variant: { code: chicken }, quantity: 4, once: false });
    expect((await add(true)).body.items.slice(before)).toMatchObject([
      { quantity: 4, once: false },
      { quantity: 2, once: true },
    ]);
  });

  test("take two additions at once in one line", async () => {
    const { write } = await subscriber(camille.email, 2);
    const addition = { productVariant: variantIri("11000102"), quantity: 1 };
    await Promise.all([1, 2, 3].map(() => write("POST", "/items", addition)));
    const { items } = (await write("GET", "")).body;
    expect(items.filter(({ variant }) => variant.code === "11000102")).toMatchObject([{ quantity: 3 }]);
  });

  test("change by quantity, and by another variant at the price of a subscription", async () => {
    const { read, write } = await subscriber(camille.email, 1);
    const [first] = (await read()).items;
    const more = await write("PATCH", `/items/${first?.id}`, { quantity: 2 });
    expect(more.body.items[0]).toMatchObject({ quantity: 2, unitPrice: first?.unitPrice });
    const swapped = await write("PATCH", `/items/${first?.id}`, { productVariant: variantIri(chicken) });
    const [item] = swapped.body.items;
    expect(item).toMatchObject({ id: first?.id, variant: { code: chicken }, quantity: 2 });
    expect(item?.unitPrice).toBe(Math.round((item?.originalUnitPrice ?? 0) * 0.9));
    expect(swapped.body.coupons).toEqual([{ code: "FIDELE10", valid: true, reason: null }]);
  });

  test.each([
    ["an unknown variant", { productVariant: variantIri("99999999") }, "productVariant"],
    ["none of it", { quantity: 0 }, "quantity"],
    ["more than there is", { quantity: 100_000 }, "quantity"],
    ["a product that has a line already", { productVariant: variantIri("13000501") }, "productVariant"],
  ])("are not changed to %s", async (_, change, path) => {
    const { read, write } = await subscriber(camille.email, 1);
    const before = await read();
    expect(refusedAt(await write<Refusal>("PATCH", "/items/1", change))).toContain(`422 ${path}:`);
    expect(await read()).toEqual(before);
  });

  test("do not grow by what is unknown, or by less than one", async () => {
    const { write } = await subscriber(camille.email, 1);
    const add = (body: object) => write<Refusal>("POST", "/items", body);
    expect(refusedAt(await add({ productVariant: variantIri("99999999"), quantity: 1 }))).toContain(
      "422 productVariant:",
    );
    expect(refusedAt(await add({ productVariant: variantIri(chicken), quantity: 0 }))).toContain(
      "422 quantity:",
    );
    expect((await add({ quantity: 1 })).status).toBe(400);
  });

  test("keep a last recurring product", async () => {
    const { read, write } = await subscriber(camille.email, 1);
    expect((await write("DELETE", "/items/1")).status).toBe(200);
    const refused = await write<Refusal>("DELETE", "/items/2");
    expect(refused).toMatchObject({
      status: 422,
      body: { violations: [{ code: "subscription.last_item" }] },
    });
    expect((await write("DELETE", "/items/3")).body.items).toMatchObject([{ id: 2, once: false }]);
    expect((await write("DELETE", "/items/3")).status).toBe(404);
    expect((await read()).items).toHaveLength(1);
  });

  test("keep one of two that are removed at once", async () => {
    const { read, write } = await subscriber(camille.email, 2);
    const items = (await read()).items.filter(({ once }) => !once);
    await Promise.all(items.map(({ id }) => write("DELETE", `/items/${id}`)));
    expect((await read()).items.filter(({ once }) => !once)).toHaveLength(1);
  });

  test("of another subscription of the same customer are 404", async () => {
    const { write } = await subscriber(camille.email, 1);
    expect((await write("PATCH", "/items/4", { quantity: 2 })).status).toBe(404);
    expect((await write("DELETE", "/items/4")).status).toBe(404);
  });
});

describe("a coupon", () => {
  test("is taken, reduces the next shipment, and is removed", async () => {
    const { read, write } = await subscriber(camille.email, 2);
    const before = await read();
    const added = await write("POST", "/coupons", { couponCode: "fidele10" });
    expect(added.body).toMatchObject({ coupons: [{ code: "FIDELE10", valid: true }] });
    expect(added.body.orderPromotionTotal).toBeLessThan(0);
    expect(added.body.total).toBeLessThan(before.total);
    expect((await write("DELETE", "/coupons/FIDELE10")).body).toEqual(before);
    expect((await write("DELETE", "/coupons/FIDELE10")).status).toBe(404);
  });

  test("takes the place of the one before", async () => {
    const { write } = await subscriber(camille.email, 1);
    const { body } = await write("POST", "/coupons", { couponCode: "LIVRAISON" });
    expect(body.coupons).toMatchObject([{ code: "LIVRAISON" }]);
  });

  test.each(["", "INCONNU", "ETE2025", "COMPLET", "DEMAIN", "BIENVENUE"])(
    "is refused: %j",
    async (couponCode) => {
      const { read, write } = await subscriber(camille.email, 1);
      const before = await read();
      expect(refusedAt(await write<Refusal>("POST", "/coupons", { couponCode }))).toContain(
        "422 couponCode:",
      );
      expect(await read()).toEqual(before);
    },
  );
});
