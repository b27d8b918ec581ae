import type { DeliveredElsewhere } from "../../../client/features/address/delivered-elsewhere.tsx";
import type { Address, PostalAddress } from "../../../shared/address/address.ts";
import { isRunning } from "../../../shared/subscription/next-delivery/next-deliveries.ts";
import { withoutAccents } from "../../../shared/text/text.ts";
import type { AppContext } from "../../context.ts";
import { withNames } from "../../nutrition/named-subscriptions.ts";
import { subscriptionsOf } from "../../purchase/subscription/own-subscriptions.ts";

/** Running subscriptions delivered to a home that the address book does not hold, after a move for instance. */
export async function deliveredElsewhere(
  c: AppContext,
  reading: Promise<Address[]>,
): Promise<DeliveredElsewhere[]> {
  try {
    const [subscriptions, addresses] = await Promise.all([withNames(c, subscriptionsOf(c.var)), reading]);
    const known = new Set(addresses.map(placeOf));
    return subscriptions
      .filter(isRunning)
      .flatMap(({ id, name, pickupPoint, shippingAddress: address }) =>
        pickupPoint || !address || known.has(placeOf(address))
          ? []
          : { id, name, place: [address.street, townOf(address)].filter(Boolean).join(", ") },
      );
  } catch (error) {
    c.var.log.error("addresses of subscriptions not compared", error);
    return [];
  }
}

const townOf = ({ postcode, city }: PostalAddress) => [postcode, city].filter(Boolean).join(" ");

const placeOf = ({ street, street2, postcode, city, countryCode }: PostalAddress) =>
  withoutAccents([street, street2 ?? "", postcode, city, countryCode].join("|")).toLowerCase();
