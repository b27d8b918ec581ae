import * as z from "zod/mini";
import type { PostalAddress } from "../../../shared/address/address.ts";
import type { ReadAddresses } from "../../../shared/address/address-pair.ts";
import { isDelivered } from "../../../shared/address/delivered-place.ts";
import { addressInWords, isSame } from "../../../shared/address/postal-address.ts";
import type { Carrier } from "../../../shared/checkout/checkout-order.ts";
import { type ShippingChoice, shippingRules } from "../../../shared/delivery/carrier-choice.ts";
import { inputValues } from "../../../shared/forms/input-values.ts";
import { formatAmount } from "../../../shared/money/money.ts";
import type { CustomerSubscription } from "../../../shared/subscription/customer-subscription.ts";
import { deliveryStepTexts } from "../../../shared/subscription/delivery/delivery.texts.ts";
import { settledTotal } from "../../../shared/subscription/settled-total.ts";
import { changeHref } from "../../../shared/subscription/subscription-href.ts";
import { translator } from "../../../shared/text/translator.ts";
import type { Services } from "../../context.ts";
import { mapTilesOf } from "../../page/map-tiles.ts";
import { addToBook } from "../../purchase/delivery/address-choices.ts";
import { carrierRefusal, pointSearchOf, shownChoice } from "../../purchase/delivery/carrier-form.ts";
import { pointsByCarrier } from "../../purchase/delivery/pickup-points.ts";
import { UpstreamError } from "../../upstream/upstream-error.ts";
import { changeForm } from "../step/change-form.ts";
import { stepPage } from "../step/step-page.ts";
import { subscriptionNotice } from "../subscription-notice.ts";
import { addressOfferOf, isWithAddresses, waitingAddresses } from "./address-offer.ts";

const t = translator(deliveryStepTexts);

interface Delivery extends ShippingChoice {
  addresses: ReadAddresses | undefined;
  /** The saved address has expired: the carrier chosen for it must not be written alone. */
  isForgotten: boolean;
}

export const delivery = changeForm<Delivery>({
  name: "livraison",
  failure: "carrier of a subscription not changed",
  isHeldByLock: true,
  rules: async (c, { id }) => {
    const addresses = await waitingAddresses(c, id);
    const isForgotten = isWithAddresses(c.req) && !addresses;
    const withAddresses = z.transform(
      (choice: ShippingChoice): Delivery => ({ ...choice, addresses, isForgotten }),
    );
    return { ...shippingRules, schema: z.pipe(shippingRules.schema, withAddresses) };
  },
  page: async (c, step) => {
    const { subscription, inputs } = step;
    const waiting = await waitingAddresses(c, subscription.id);
    const address = waiting?.first.address ?? subscription.shippingAddress;
    const { carriers, outcome } = await carriersOf(c.var, subscription, address);
    const search = pointSearchOf(c.req);
    const draft = search ? inputValues(search) : Object.keys(inputs).length > 0 ? inputs : undefined;
    const chosen = {
      carrier: subscription.shippingMethod ?? "",
      pickupPoint: subscription.pickupPoint ?? "",
    };
    const page = stepPage(c, { name: "livraison", title: t("delivery.title") }, step);
    return {
      screen: "subscription-delivery",
      ...page,
      props: {
        ...page.props,
        address: address ? addressInWords(address) : "",
        countryCode: address?.countryCode ?? "",
        isNewAddress: waiting !== undefined,
        outcome,
        carriers,
        chosen: shownChoice(draft, chosen),
        points: await pointsByCarrier(c.var, carriers, { address, chosen, draft }),
        tiles: mapTilesOf(c.var),
      },
    };
  },
  isDone: (
    { shippingMethod, pickupPoint, shippingAddress },
    { carrier, addresses, isForgotten, ...chosen },
  ) =>
    !isForgotten &&
    shippingMethod === carrier &&
    (pickupPoint ?? "") === chosen.pickupPoint &&
    (!addresses || (shippingAddress !== null && isSame(shippingAddress, addresses.first.address))),
  write: async (c, subscription, { carrier, pickupPoint, addresses, isForgotten }) => {
    if (isForgotten) {
      const notice = subscriptionNotice("info", t("delivery.forgotten"));
      return { to: changeHref(subscription.id, "adresses"), notice };
    }
    const after = await c.var.ecommerce
      .changeSubscription(subscription, {
        shippingMethod: carrier,
        pickupPoint: pickupPoint || null,
        ...(addresses && {
          shippingAddress: addresses.first.address,
          billingAddress: (addresses.other ?? addresses.first).address,
        }),
      })
      .catch((cause: unknown) => {
        throw cause instanceof UpstreamError && isAboutCarrier(cause)
          ? carrierRefusal(cause, carrier)
          : cause;
      });
    if (addresses) await addToBook(c.var, addresses, (await addressOfferOf(c)).book);
    return after;
  },
  done: (after, { addresses }) => {
    const address = addresses ? addressInWords(addresses.first.address) : "";
    return `${address ? t("delivery.doneAt", { address }) : t("delivery.done")} ${settledTotal(after)}`.trim();
  },
});

export const isAboutCarrier = ({ status, problem }: UpstreamError): boolean =>
  status === 422 &&
  problem.violations.some(({ path }) => path === "shippingMethod" || path === "pickupPoint");

interface OfferedCarriers {
  carriers: Carrier[];
  /** `alone`: the API lists no carriers, but the current one can be shown. */
  outcome: "found" | "alone" | "unavailable";
}

async function carriersOf(
  { ecommerce, log }: Services<"ecommerce" | "log">,
  subscription: CustomerSubscription,
  address: PostalAddress | null,
): Promise<OfferedCarriers> {
  const { id, shippingMethod } = subscription;
  if (address && !isDelivered(address)) return { carriers: [], outcome: "found" };
  try {
    const found = await ecommerce.subscriptionCarriers(id, address?.countryCode ?? "");
    if (found) return { carriers: found.map((one) => withTotal(one, subscription)), outcome: "found" };
    const present = shippingMethod ? [await ecommerce.carrier(shippingMethod)] : [];
    return { carriers: present, outcome: "alone" };
  } catch (error) {
    if (!(error instanceof UpstreamError) || error.status === 401) throw error;
    log.error("carriers of a subscription not known", error);
    return { carriers: [], outcome: "unavailable" };
  }
}

function withTotal(carrier: Carrier, { total, shippingTotal }: CustomerSubscription): Carrier {
  const { price, description } = carrier;
  if (price === null || total === null || shippingTotal === null) return carrier;
  const sum = t("delivery.total", { total: formatAmount(total - shippingTotal + price) });
  return { ...carrier, description: [description, sum].filter(Boolean).join(" ") };
}
