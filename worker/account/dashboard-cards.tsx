import type { ReactNode } from "react";
import { CardText } from "../../client/features/account/card-parts.tsx";
import { CustomerService } from "../../client/features/account/customer-service.tsx";
import { FavouriteAddress } from "../../client/features/account/favourite-address.tsx";
import { NextDelivery } from "../../client/features/account/next-delivery.tsx";
import { OwnAnimals } from "../../client/features/account/own-animals.tsx";
import type { StaticHtml } from "../../client/islands/static-html.ts";
import { dashboardTexts } from "../../shared/account/dashboard.texts.ts";
import type { Address } from "../../shared/address/address.ts";
import { ageText } from "../../shared/animal/age-text.ts";
import type { CustomerSubscription } from "../../shared/subscription/customer-subscription.ts";
import { nextDeliveries } from "../../shared/subscription/next-deliveries.ts";
import { translator } from "../../shared/text/translator.ts";
import type { AppContext } from "../context.ts";
import { customerServiceOf } from "../page/customer-service.ts";
import { late } from "../page/late.ts";
import { pictureOf } from "../page/pictures.ts";
import { staticHtml } from "../page/static-html.ts";

const t = translator(dashboardTexts);

/** What stands below the last order. Each may come late, and fails by itself. */
export function dashboardCards(c: AppContext, subscriptions: Promise<CustomerSubscription[]>) {
  const { ecommerce, frequencies, settings } = c.var;
  const now = new Date();
  return {
    deliveries: card(c, "delivery", async () => {
      const every = frequencies.atHand();
      return <NextDelivery {...nextDeliveries(await subscriptions, await every, now)} />;
    }),
    ...(settings.features.has("animals")
      ? {
          animals: card(c, "animals", async () => {
            const animals = (await ecommerce.animals()).map(({ birthday, picture, ...animal }) => ({
              ...animal,
              age: ageText(birthday, now),
              picture: pictureOf(c, picture ? { url: picture, ...photo } : null),
            }));
            return <OwnAnimals animals={animals} />;
          }),
        }
      : {}),
    address: card(c, "favourite", async () => (
      <FavouriteAddress address={favouriteOf(await ecommerce.addresses())} />
    )),
    service: customerServiceOf(c).then((service) => staticHtml(<CustomerService {...service} />)),
  };
}

function card(
  c: AppContext,
  name: "delivery" | "animals" | "favourite",
  body: () => Promise<ReactNode>,
): Promise<StaticHtml> {
  const down = staticHtml(<CardText>{t(`${name}.down`)}</CardText>);
  return late(c, name, body().then(staticHtml), down);
}

/** Pixels; shown round. */
const photo = { alternativeText: "", width: 160, height: 160 };

const favouriteOf = (book: Address[]): Address | null =>
  book.find(({ isDefault }) => isDefault) ?? book[0] ?? null;
