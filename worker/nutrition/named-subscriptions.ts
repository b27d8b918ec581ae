import type { CustomerSubscription } from "../../shared/subscription/customer-subscription.ts";
import { nameByAnimal } from "../../shared/subscription/subscription-name.ts";
import type { AppContext, Services } from "../context.ts";
import { formatsByCode } from "../purchase/product/formats-by-code.ts";
import { withTimeout } from "../with-timeout.ts";
import { ownAnimalsOnce } from "./own-animals.ts";

/** Milliseconds that a page waits for names; after that, subscriptions are named after their first product. */
const patience = 500;

export async function withNames(
  c: AppContext,
  reading: Promise<CustomerSubscription[]>,
): Promise<CustomerSubscription[]> {
  const animals = c.var.settings.features.has("animals") ? ownAnimalsOnce(c) : Promise.resolve([]);
  const named = Promise.all([reading, animals]).then(([subscriptions, own]) =>
    own.length > 0 ? namedAfter(c.var, subscriptions, own) : subscriptions,
  );
  named.catch(() => {});
  const subscriptions = await reading;
  const inTime = await withTimeout(named, patience).catch((error: unknown) => {
    c.var.log.error("names of subscriptions not known", error);
    return undefined;
  });
  return inTime ?? subscriptions;
}

async function namedAfter(
  services: Services<"content" | "ecommerce" | "log">,
  subscriptions: readonly CustomerSubscription[],
  animals: Parameters<typeof nameByAnimal>[1],
): Promise<CustomerSubscription[]> {
  const formats = await formatsByCode(services, subscriptions.flatMap(recurringOf));
  return subscriptions.map((subscription) => {
    const kinds = recurringOf(subscription).map(({ code }) => formats.get(code)?.product.animal);
    return { ...subscription, name: nameByAnimal(kinds, animals) ?? subscription.name };
  });
}

const recurringOf = ({ items }: CustomerSubscription) =>
  items.flatMap(({ variant, once }) => (variant && !once ? [{ code: variant }] : []));
