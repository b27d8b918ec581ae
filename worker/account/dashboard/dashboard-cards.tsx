import type { ReactNode } from "react";
import { CustomerService } from "../../../client/features/account/dashboard/customer-service.tsx";
import { FavouriteAddress } from "../../../client/features/account/dashboard/favourite-address.tsx";
import { NextDelivery } from "../../../client/features/account/dashboard/next-delivery.tsx";
import { OwnAnimals } from "../../../client/features/account/dashboard/own-animals.tsx";
import { CardText } from "../../../client/features/account-frame/card-parts.tsx";
import { dashboardTexts } from "../../../shared/account/dashboard/dashboard.texts.ts";
import type { Address } from "../../../shared/address/address.ts";
import type { OrderSummary } from "../../../shared/order/list/order-summary.ts";
import type { CustomerSubscription } from "../../../shared/subscription/customer-subscription.ts";
import { nextDeliveries } from "../../../shared/subscription/next-delivery/next-deliveries.ts";
import { translator } from "../../../shared/text/translator.ts";
import * as clock from "../../../shared/time/clock.ts";
import { dayInParis } from "../../../shared/time/wall-clock.ts";
import type { AppContext, Services } from "../../context.ts";
import { type AnimalLogbook, animalLogbooks } from "../../nutrition/animal-logbooks.ts";
import { animalsToFeed } from "../../nutrition/animals-to-feed.ts";
import { offeredAnimal } from "../../nutrition/offered-animal.ts";
import { nextStep } from "../../nutrition/order-logbook.ts";
import { ownAnimalsOnce } from "../../nutrition/own-animals.ts";
import { shownAnimal } from "../../nutrition/shown-animal.ts";
import { customerServiceOf } from "../../page/customer-service.ts";
import { late } from "../../page/late.ts";
import { stockWordsOf } from "../../purchase/stock/stock-word.ts";
import { stockSummary } from "./stock-summary.tsx";

const t = translator(dashboardTexts);

export function dashboardCards(
  c: AppContext,
  subscriptions: Promise<CustomerSubscription[]>,
  orders: Promise<OrderSummary[]>,
) {
  const services = c.var;
  const { animalLists, ecommerce, frequencies, settings } = services;
  const now = clock.date();
  const animals = settings.features.has("animals") ? ownAnimalsOnce(c) : undefined;
  const breeds = late(services, "breeds", animals ? animalLists() : Promise.resolve(null), null);
  return {
    ...(settings.features.has("subscriptions")
      ? {
          deliveries: card(services, "delivery", async () => {
            const every = frequencies.atHand();
            return <NextDelivery {...nextDeliveries(await subscriptions, await every, now)} />;
          }),
        }
      : {}),
    stock: stockSummary(services, subscriptions, stockWordsOf(c), animalsToFeed(c)),
    ...(animals
      ? {
          animals: card(services, "animals", async () => {
            const [own, lists, offer] = await Promise.all([animals, breeds, offeredAnimal(c)]);
            const shown = own.map((animal) => shownAnimal(services, animal, lists));
            const steps = own.length > 0 ? await stepsOf(c, orders) : [];
            const hasGuide = settings.features.has("guide");
            return <OwnAnimals animals={shown} steps={steps} hasGuide={hasGuide} offer={offer} />;
          }),
        }
      : {}),
    address: card(services, "favourite", async () => (
      <FavouriteAddress address={favouriteOf(await ecommerce.addresses())} />
    )),
    service: customerServiceOf(services).then((service) => <CustomerService {...service} />),
  };
}

function card(
  services: Services<"log">,
  name: "delivery" | "animals" | "favourite",
  body: () => Promise<ReactNode>,
): Promise<ReactNode> {
  return late(services, name, body(), <CardText>{t(`${name}.down`)}</CardText>);
}

/** Next step of each new food. Empty in an outage, which is logged. */
async function stepsOf(c: AppContext, orders: Promise<OrderSummary[]>) {
  const today = dayInParis(clock.date());
  // The card of the last order logs an outage of the list.
  const known = await orders.catch((): OrderSummary[] => []);
  const logbooks = await animalLogbooks(c, known).catch((error: unknown): AnimalLogbook[] => {
    c.var.log.error("logbooks not known", error);
    return [];
  });
  return logbooks.flatMap((logbook) => {
    const step = nextStep(logbook, today);
    return step ? [{ animal: logbook.animal.id, ...step }] : [];
  });
}

const favouriteOf = (book: Address[]): Address | null =>
  book.find(({ isDefault }) => isDefault) ?? book[0] ?? null;
