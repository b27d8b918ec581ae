import type { ShownAnimal } from "../../client/features/account/animals-card.tsx";
import type { LastOrder, LastParcel } from "../../client/features/account/last-order-card.tsx";
import { subscriptionAttention } from "../../shared/account/attention.ts";
import { accountTexts } from "../../shared/account/texts.ts";
import type { Address } from "../../shared/address/address.ts";
import { ageText } from "../../shared/animal/age-text.ts";
import type { Animal } from "../../shared/animal/animal.ts";
import { href } from "../../shared/routes.ts";
import { type NextDeliveries, nextDeliveries } from "../../shared/subscription/next-deliveries.ts";
import { translator } from "../../shared/text/translator.ts";
import type { AppContext } from "../context.ts";
import { accountPlacesOf } from "../page/account-frame.ts";
import { customerServiceOf } from "../page/customer-service.ts";
import { late } from "../page/late.ts";
import type { Loader } from "../page/page.ts";
import { pictureOf } from "../page/pictures.ts";
import { pageTitle } from "../page/seo.ts";
import { defaultCustomer } from "../upstream/ecommerce/customer.ts";
import { withTimeout } from "../with-timeout.ts";
import { lastOrderOf, parcelOf, unpaidOf } from "./last-order.ts";

const t = translator(accountTexts);

/** Milliseconds for what the first view shows where it comes in time. */
const patience = 1500;

/** Among which an open payment is looked for. */
const latestOrders = 10;

/** Starts every call at once: what is awaited is one round deep. */
export const loadAccount: Loader<"mon-compte"> = async (c) => {
  const { ecommerce, session, frequencies, settings } = c.var;
  const now = new Date();
  const orders = ecommerce.orders(1, latestOrders).then((page) => page.orders);
  const subscriptions = ecommerce.subscriptions();
  const lastOrder = late<LastOrder | null | "down">(c, "last order", orders.then(lastOrderOf), "down");
  const parcel = orders.then(
    (all) => late<LastParcel | null>(c, "parcel", parcelOf(c, all), null),
    () => null,
  );
  const deliveries = late<NextDeliveries | "down">(
    c,
    "next delivery",
    subscriptions.then(async (all) => nextDeliveries(all, await frequencies.atHand(), now)),
    "down",
  );
  const animals = settings.features.has("animals")
    ? late<ShownAnimal[] | "down">(c, "animals", shownAnimals(c, ecommerce.animals(), now), "down")
    : undefined;
  const address = late<Address | null | "down">(
    c,
    "favourite address",
    ecommerce.addresses().then(favouriteOf),
    "down",
  );
  const service = customerServiceOf(c);

  const inTime = <T>(part: Promise<T>) =>
    withTimeout(
      part.catch(() => undefined),
      patience,
    );
  const [customer, knownOrders, knownSubscriptions] = await Promise.all([
    session.customer(),
    inTime(orders),
    inTime(subscriptions),
  ]);
  const { firstName, email, isUnverified } = customer;
  const isDown = customer === defaultCustomer;
  return {
    screen: "account",
    ...(isDown ? { status: 503 } : {}),
    personal: true,
    props: {
      places: accountPlacesOf(c),
      firstName,
      email,
      isUnverified,
      isDown,
      unpaid: unpaidOf(knownOrders ?? []),
      alerts: subscriptionAttention(knownSubscriptions ?? []),
      lastOrder: knownOrders ? lastOrderOf(knownOrders) : lastOrder,
      parcel,
      deliveries,
      ...(animals ? { animals } : {}),
      address,
      service,
    },
    head: { title: pageTitle(t("title")), canonical: href("mon-compte"), noindex: true },
  };
};

async function shownAnimals(c: AppContext, animals: Promise<Animal[]>, today: Date): Promise<ShownAnimal[]> {
  return (await animals).map(({ id, kind, name, breed, birthday, picture }) => ({
    id,
    kind,
    name,
    breed,
    age: ageText(birthday, today),
    picture: picture ? pictureOf(c, { url: picture, alternativeText: "", width: 160, height: 160 }) : null,
  }));
}

const favouriteOf = (book: Address[]): Address | null =>
  book.find(({ isDefault }) => isDefault) ?? book[0] ?? null;
