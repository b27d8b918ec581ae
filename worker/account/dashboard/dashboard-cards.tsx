import type { ReactNode } from "react";
import { CustomerService } from "../../../client/features/account/dashboard/customer-service.tsx";
import { FavouriteAddress } from "../../../client/features/account/dashboard/favourite-address.tsx";
import { NextDelivery } from "../../../client/features/account/dashboard/next-delivery.tsx";
import { OwnAnimals } from "../../../client/features/account/dashboard/own-animals.tsx";
import { CardText } from "../../../client/features/account-frame/card-parts.tsx";
import { dashboardTexts } from "../../../shared/account/dashboard/dashboard.texts.ts";
import type { Address } from "../../../shared/address/address.ts";
import type { CustomerSubscription } from "../../../shared/subscription/customer-subscription.ts";
import { nextDeliveries } from "../../../shared/subscription/next-delivery/next-deliveries.ts";
import { translator } from "../../../shared/text/translator.ts";
import * as clock from "../../../shared/time/clock.ts";
import type { AppContext, Services } from "../../context.ts";
import { offeredAnimal } from "../../nutrition/offered-animal.ts";
import { ownAnimalsOnce } from "../../nutrition/own-animals.ts";
import { shownAnimal } from "../../nutrition/shown-animal.ts";
import { customerServiceOf } from "../../page/customer-service.ts";
import { late } from "../../page/late.ts";
import { stockWordsOf } from "../../purchase/stock/stock-word.ts";
import { stockSummary } from "./stock-summary.tsx";

const t = translator(dashboardTexts);

export function dashboardCards(c: AppContext, subscriptions: Promise<CustomerSubscription[]>) {
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
    stock: stockSummary(
      services,
      subscriptions,
      stockWordsOf(c),
      animals?.catch(() => []),
    ),
    ...(animals
      ? {
          animals: card(services, "animals", async () => {
            const [own, lists, offer] = await Promise.all([animals, breeds, offeredAnimal(c)]);
            const shown = own.map((animal) => shownAnimal(services, animal, lists));
            return <OwnAnimals animals={shown} hasGuide={settings.features.has("guide")} offer={offer} />;
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

const favouriteOf = (book: Address[]): Address | null =>
  book.find(({ isDefault }) => isDefault) ?? book[0] ?? null;
