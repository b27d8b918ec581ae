import type { Animal, AnimalKind } from "../animal/animal.ts";
import { translator } from "../text/translator.ts";
import type { CustomerSubscription } from "./customer-subscription.ts";
import { subscriptionNameTexts } from "./subscription-name.texts.ts";

const t = translator(subscriptionNameTexts);

type Contents = Pick<CustomerSubscription, "number"> & {
  items: readonly Pick<CustomerSubscription["items"][number], "productName" | "once">[];
};

export function nameByProduct({ number, items }: Contents): string {
  const first = items.find(({ once, productName }) => !once && productName) ?? items[0];
  return first?.productName || t("number", { number });
}

/**
 * Undefined unless exactly one of the customer's animals is of the foods' kind.
 * @param kinds kind of animal that each recurring product is made for; null for both
 */
export function nameByAnimal(
  kinds: readonly (AnimalKind | null | undefined)[],
  animals: readonly Pick<Animal, "name" | "kind">[],
): string | undefined {
  const [kind, other] = new Set(kinds.filter((one) => one));
  if (!kind || other) return undefined;
  const [only, second] = animals.filter((animal) => animal.kind === kind);
  return only?.name && !second ? t("animal", { name: only.name }) : undefined;
}
