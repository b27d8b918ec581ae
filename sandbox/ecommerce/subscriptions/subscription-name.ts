import { and, eq, isNull } from "drizzle-orm";
import { animalKinds } from "../../../shared/animal/animal.ts";
import { nameByAnimal, nameByProduct } from "../../../shared/subscription/subscription-name.ts";
import { products } from "../../content/products.ts";
import type { Database } from "../../database/open.ts";
import { animals } from "../../database/schema/customers.ts";
import type { Subscription } from "./subscription-store.ts";

export async function subscriptionNameOf(
  db: Database,
  { customerId, number, items }: Subscription,
): Promise<string> {
  const own = await db.query.animals.findMany({
    where: and(eq(animals.customerId, customerId), isNull(animals.deletedAt)),
  });
  const recurring = items.filter(({ once }) => !once);
  const kinds = recurring.map(({ variant }) => products.find(({ sku }) => sku === variant.sku)?.animal);
  const named = own.map(({ name, type }) => ({ name, kind: kindOf(type) }));
  const contents = items.map(({ variant, once }) => ({ productName: variant.productName, once }));
  return nameByAnimal(kinds, named) ?? nameByProduct({ number, items: contents });
}

const kindOf = (type: string) => Object.entries(animalKinds).find(([code]) => code === type)?.[1] ?? null;
