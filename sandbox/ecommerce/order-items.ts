import { and, eq, sql } from "drizzle-orm";
import { type Context, Hono } from "hono";
import * as z from "zod/mini";
import { toInterval } from "../../shared/subscription.ts";
import { orderItems as itemTable, variants } from "../database/schema.ts";
import type { SandboxEnv } from "../env.ts";
import { idOf } from "./iri.ts";
import { orderJson } from "./order-json.ts";
import { type Order, type OrderLine, reloadOrder, requireCart } from "./order-store.ts";
import { unitPriceOf } from "./prices.ts";
import { invalid, missingFields, notFound, refuse, type Violation } from "./problems.ts";
import { linkedData, readBody } from "./request.ts";

type Variant = OrderLine["variant"];

const addition = z.object({
  productVariant: z.string(),
  quantity: z.int(),
  subscriptionInterval: z._default(z.int(), 0),
  sourceItemList: z.nullish(z.string()),
  upsell: z.nullish(z.boolean()),
});
const change = z.object({ quantity: z.optional(z.int()), subscriptionInterval: z.optional(z.int()) });

export const orderItems = new Hono<SandboxEnv>()
  .patch("/:token/items", async (c) => {
    const cart = await requireCart(c);
    const added = await readBody(c, addition);
    const variant = await requireSellable(c, idOf(added.productVariant));
    const held = cart.items.find((item) => item.variantCode === variant.code)?.quantity ?? 0;
    refuse([...quantityFaults(added.quantity, held, variant), ...intervalFaults(added.subscriptionInterval)]);

    const line = {
      subscriptionInterval: added.subscriptionInterval,
      unitPrice: unitPriceOf(variant, added.subscriptionInterval),
      originalUnitPrice: variant.price,
      sourceItemList: added.sourceItemList ?? null,
      upsell: added.upsell ?? false,
    };
    await c
      .get("db")
      .insert(itemTable)
      .values({ ...line, orderId: cart.id, variantCode: variant.code, quantity: added.quantity })
      .onConflictDoUpdate({
        target: [itemTable.orderId, itemTable.variantCode],
        set: { ...line, quantity: sql`${itemTable.quantity} + ${added.quantity}` },
      });
    return answerOrder(c, cart);
  })
  .patch("/:token/items/:id", async (c) => {
    const cart = await requireCart(c);
    const item = requireLine(c, cart);
    const {
      quantity = item.quantity,
      subscriptionInterval = item.subscriptionInterval,
      ...rest
    } = await readChange(c);
    refuse([
      ...(rest.asked ? quantityFaults(quantity, 0, item.variant) : []),
      ...intervalFaults(subscriptionInterval),
    ]);
    const unitPrice = unitPriceOf(item.variant, subscriptionInterval);
    await c
      .get("db")
      .update(itemTable)
      .set({ quantity, subscriptionInterval, unitPrice, originalUnitPrice: item.variant.price })
      .where(eq(itemTable.id, item.id));
    return answerOrder(c, cart);
  })
  /** Sylius answers `{}` here: the order has to be loaded again. */
  .delete("/:token/items/:id", async (c) => {
    const cart = await requireCart(c);
    const item = requireLine(c, cart);
    await c.get("db").delete(itemTable).where(eq(itemTable.id, item.id));
    return linkedData(c, {});
  });

async function answerOrder(c: Context<SandboxEnv>, cart: Order): Promise<Response> {
  return linkedData(c, orderJson(await reloadOrder(c, cart)));
}

async function readChange(c: Context<SandboxEnv>) {
  const body = await readBody(c, change);
  if (body.quantity === undefined && body.subscriptionInterval === undefined)
    throw missingFields(["quantity"]);
  return { ...body, asked: body.quantity !== undefined };
}

function requireLine(c: Context<SandboxEnv>, cart: Order): OrderLine {
  const item = cart.items.find(({ id }) => String(id) === c.req.param("id"));
  if (!item) throw notFound("Cette ligne n'est plus dans le panier.");
  return item;
}

async function requireSellable(c: Context<SandboxEnv>, code: string): Promise<Variant> {
  const variant = await c
    .get("db")
    .query.variants.findFirst({ where: and(eq(variants.code, code), eq(variants.sellable, true)) });
  if (!variant) throw invalid({ path: "productVariant", message: `Le format ${code} n'est pas en vente.` });
  return variant;
}

function quantityFaults(asked: number, held: number, variant: Variant): Violation[] {
  if (asked < 1) return [{ path: "quantity", message: "La quantité doit être d'au moins 1." }];
  if (asked + held <= variant.stock) return [];
  const name = `${variant.productName}, ${variant.variantName}`;
  if (variant.stock === 0)
    return [{ path: "quantity", message: `${name} : ce format est en rupture de stock.` }];
  return [{ path: "quantity", message: `${name} : il n'en reste que ${variant.stock} en stock.` }];
}

function intervalFaults(interval: number): Violation[] {
  if (toInterval(interval) === interval) return [];
  return [{ path: "subscriptionInterval", message: "Cette fréquence de livraison n'existe pas." }];
}
