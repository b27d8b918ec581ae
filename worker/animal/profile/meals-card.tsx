import type { ReactNode } from "react";
import { CardText } from "../../../client/features/account-frame/card-parts.tsx";
import { AnimalMeals, type MealDelivery } from "../../../client/features/animal/profile/animal-meals.tsx";
import type { Animal } from "../../../shared/animal/animal.ts";
import { animalProfileTexts } from "../../../shared/animal/profile/animal-profile.texts.ts";
import { itemName } from "../../../shared/order/item-name.ts";
import type { CustomerSubscription } from "../../../shared/subscription/customer-subscription.ts";
import { isRunning } from "../../../shared/subscription/next-delivery/next-deliveries.ts";
import type { StockAtHome } from "../../../shared/subscription/stock/stock-at-home.ts";
import { translator } from "../../../shared/text/translator.ts";
import type { Services } from "../../context.ts";
import { late } from "../../page/late.ts";
import { type StockEater, stockAtHomeOf } from "../../purchase/stock/stock-at-home.ts";
import { stockFoods } from "../../purchase/stock/stock-foods.ts";
import type { StockWord } from "../../purchase/stock/stock-word.ts";
import { isFor, recurringOf } from "./eaten-meals.ts";
import type { StartedParts } from "./started-parts.ts";

const t = translator(animalProfileTexts);

interface Started extends Pick<StartedParts, "subscriptions" | "animals"> {
  isVets: Promise<boolean | null>;
  fed: Promise<readonly StockEater[]>;
  words: readonly StockWord[];
}

export function mealsCard(
  services: Services<"content" | "ecommerce" | "log">,
  animal: Animal,
  started: Started,
): Promise<ReactNode> {
  const card = Promise.all([deliveriesOf(services, animal, started), started.isVets]).then(
    ([deliveries, isVets]) => (
      <AnimalMeals animal={animal} deliveries={deliveries} isVets={isVets === true} />
    ),
  );
  return late(services, "meals", card, <CardText>{t("meals.down")}</CardText>);
}

async function deliveriesOf(
  services: Services<"content" | "ecommerce" | "log">,
  animal: Animal,
  { subscriptions, animals, fed, words }: Started,
): Promise<MealDelivery[]> {
  const running = (await subscriptions).filter(isRunning);
  const foods = await stockFoods(services, running.flatMap(recurringOf), []);
  const meals = new Set(foods.filter((food) => isFor(food, animal)).map(({ code }) => code));
  const others = (await animals.catch((): Animal[] => [])).filter(
    ({ id, kind }) => id !== animal.id && kind === animal.kind,
  );
  const its = running.filter((one) => recurringOf(one).some(({ code }) => meals.has(code)));
  return Promise.all(
    its.map(async (subscription) => {
      const stock = await stockAtHomeOf(services, subscription, { words, animals: fed }).catch(
        (error: unknown) => {
          services.log.error("stock at home not counted", error);
          return null;
        },
      );
      const items = subscription.items.filter(({ variant, once }) => variant && !once && meals.has(variant));
      return { ...deliveryOf(subscription, items), ...ofAnimal(stock, animal, others) };
    }),
  );
}

const deliveryOf = (
  { id, number, name, nextShipmentDate, state, pausedUntil }: CustomerSubscription,
  items: CustomerSubscription["items"],
) => ({
  id,
  number,
  subscriptionName: name,
  next: nextShipmentDate,
  isPaused: state === "paused" || pausedUntil !== null,
  pausedUntil,
  items: items.map(({ id: item, quantity, productName, variantName }) => ({
    id: item,
    quantity: quantity ?? 1,
    name: itemName({ productName, variantName }),
  })),
});

function ofAnimal(
  stock: StockAtHome | null,
  { name, kind }: Animal,
  others: readonly Animal[],
): Pick<MealDelivery, "stock" | "sharedWith" | "mayShareWith"> {
  const known = stock?.bowls.filter(({ animal, eaters }) => animal === kind && eaters.includes(name)) ?? [];
  const bowls = known.length > 0 ? known : (stock?.bowls.filter(({ animal }) => animal === kind) ?? []);
  const names = others.map((other) => other.name);
  const sharedWith = names.filter((other) => known.some(({ eaters }) => eaters.includes(other)));
  return {
    stock: stock && { ...stock, isMixed: bowls.length < stock.bowls.length, bowls },
    sharedWith,
    mayShareWith: known.length > 0 ? [] : names,
  };
}
