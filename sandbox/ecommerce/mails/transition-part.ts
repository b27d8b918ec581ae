import { and, eq, isNull } from "drizzle-orm";
import type { Context } from "hono";
import { html } from "hono/html";
import { capitalised } from "../../../shared/text/capitalised.ts";
import { ofName } from "../../../shared/text/of-name.ts";
import { formatDay } from "../../../shared/time/dates.ts";
import { animals } from "../../database/schema/customers.ts";
import type { SandboxEnv } from "../../env.ts";
import { cat, dog } from "../animals/animal-types.ts";
import { listPlacedOrders, type Order } from "../order-store.ts";
import { arrivalOfOrder, confirmationOf } from "./order-parts.ts";

/** Names the customer's only animal that can eat a food ordered for the first time. */
export async function transitionPart(c: Context<SandboxEnv>, order: Order, paid: Date) {
  const arrival = arrivalOfOrder(order, paid);
  const { customerId } = order;
  if (!arrival || customerId === null) return "";
  const types = await newMealTypes(c, order, customerId);
  const own = await c.get("db").query.animals.findMany({
    where: and(eq(animals.customerId, customerId), isNull(animals.deletedAt)),
  });
  const [only, other] = own.filter(({ type }) => types.has(type));
  if (!only || other) return "";
  return html`<p>${capitalised(formatDay(arrival.to))} : premier jour de la transition ${ofName(only.name)}.
    <a href="${confirmationOf(order)}">Voir les parts, jour par jour</a></p>`;
}

async function newMealTypes(c: Context<SandboxEnv>, order: Order, customerId: number): Promise<Set<string>> {
  const placed = await listPlacedOrders(c.get("db"), customerId, { limit: 100, offset: 0 });
  const known = new Set(
    placed.flatMap((one) => (one.id === order.id ? [] : one.items.map(({ variant }) => variant.sku))),
  );
  const meals = order.items.filter(({ variant }) => !known.has(variant.sku));
  return new Set(meals.flatMap(({ variant }) => mealType(variant.sku) ?? []));
}

/** SKUs name the species, then the kind of food: "MUS-CT-STE-POU". */
function mealType(sku: string): string | undefined {
  const [, species, food] = sku.split("-");
  if (food === "FRI") return undefined;
  return species === "CH" ? dog : species === "CT" ? cat : undefined;
}
