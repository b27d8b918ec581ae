import type { DeliveredElsewhere } from "../../../client/features/address/delivered-elsewhere.tsx";
import type { Address, PostalAddress } from "../../../shared/address/address.ts";
import { isRunning } from "../../../shared/subscription/next-delivery/next-deliveries.ts";
import { withoutAccents } from "../../../shared/text/text.ts";
import type { AppContext } from "../../context.ts";
import { withNames } from "../../nutrition/named-subscriptions.ts";
import { subscriptionsOf } from "../../purchase/subscription/own-subscriptions.ts";
import { inTime } from "../../with-timeout.ts";

/** Milliseconds that the list waits for its notice. */
const patience = 500;

/** Running subscriptions delivered to a home that the address book does not hold, after a move for instance. */
export async function deliveredElsewhere(
  c: AppContext,
  reading: Promise<Address[]>,
): Promise<DeliveredElsewhere[]> {
  const subscriptions = await withNames(c, inTime(subscriptionsOf(c.var), patience)).catch(
    (error: unknown) => {
      c.var.log.error("addresses of subscriptions not compared", error);
      return [];
    },
  );
  const known = new Set((await reading).map(placeOf));
  return subscriptions
    .filter(isRunning)
    .flatMap(({ id, name, pickupPoint, shippingAddress: address }) =>
      pickupPoint || !address || known.has(placeOf(address))
        ? []
        : { id, name, place: [address.street, townOf(address)].filter(Boolean).join(", ") },
    );
}

const townOf = ({ postcode, city }: PostalAddress) => [postcode, city].filter(Boolean).join(" ");

const placeOf = ({ street, street2, postcode, city, countryCode }: PostalAddress) =>
  withoutAccents([street, street2 ?? "", postcode, city, countryCode].join("|")).toLowerCase();
