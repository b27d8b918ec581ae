import type { PostalAddress } from "../../../shared/address/address.ts";
import {
  chosenEntries,
  firstAddressInputs,
  type ReadAddresses,
  subscriptionAddresses,
} from "../../../shared/address/address-pair.ts";
import { addressInWords, isSame } from "../../../shared/address/postal-address.ts";
import type { CustomerSubscription } from "../../../shared/subscription/customer-subscription.ts";
import { deliveryStepTexts } from "../../../shared/subscription/delivery/delivery.texts.ts";
import { pendingKind } from "../../../shared/subscription/pending-order.ts";
import { changeHref } from "../../../shared/subscription/subscription-href.ts";
import { translator } from "../../../shared/text/translator.ts";
import type { AppContext, Services } from "../../context.ts";
import type { FormRedirect } from "../../forms/answer.ts";
import { addToBook, entryRefusal } from "../../purchase/delivery/address-choices.ts";
import { UpstreamError } from "../../upstream/upstream-error.ts";
import { changeForm } from "../step/change-form.ts";
import { stepPage } from "../step/step-page.ts";
import { subscriptionNotice } from "../subscription-notice.ts";
import {
  addressOfferOf,
  saveWaitingAddresses,
  subscriptionAddressRules,
  waitingAddress,
} from "./address-offer.ts";
import { isAboutCarrier } from "./delivery.ts";

const t = translator(deliveryStepTexts);

export const addresses = changeForm<ReadAddresses>({
  name: "adresses",
  failure: "addresses of a subscription not changed",
  isHeldByLock: true,
  atTop: true,
  rules: async (c) => {
    const offer = await addressOfferOf(c);
    // An unreadable address book must not look like a deleted entry.
    if (offer.bookFailure && c.req.method === "POST") throw offer.bookFailure;
    return subscriptionAddressRules(offer);
  },
  page: async (c, step) => {
    const { subscription } = step;
    const [{ book, countries }, customer] = await Promise.all([addressOfferOf(c), c.var.session.customer()]);
    const isFirst = Object.keys(step.inputs).length === 0;
    const inputs = isFirst
      ? firstAddressInputs(
          subscriptionAddresses,
          subscription,
          book,
          customer,
          chosenEntries((name) => c.req.query(name)),
        )
      : step.inputs;
    const page = stepPage(c, { name: "adresses", title: t("addresses.title") }, { ...step, inputs });
    return {
      screen: "subscription-addresses",
      ...page,
      props: {
        ...page.props,
        book,
        countries,
        country: c.var.country,
        isSending: pendingKind(subscription) === "sending",
      },
    };
  },
  isDone: isChosen,
  write: async (c, before, chosen) => {
    try {
      return await afterwards(c, before, await change(c.var, before, chosen), chosen);
    } catch (error) {
      if (!(error instanceof UpstreamError)) throw error;
      if (isAboutCarrier(error)) return await toCarriers(c, before, chosen);
      throw (error.refused && entryRefusal(subscriptionAddresses, error, chosen)) || error;
    }
  },
  done: async ({ shippingAddress }, chosen, before, c) => {
    if (isChosen(before, chosen) && !(await addToBook(c.var, chosen, (await addressOfferOf(c)).book)))
      return subscriptionNotice("info", t("addresses.notKept"));
    return t("addresses.done", {
      address: shippingAddress ? addressInWords(shippingAddress) : "",
    });
  },
});

function isChosen(
  { shippingAddress, billingAddress }: CustomerSubscription,
  { first, other }: ReadAddresses,
): boolean {
  return isAt(shippingAddress, first.address) && isAt(billingAddress, (other ?? first).address);
}

/** If the response is lost, re-reads the subscription: address book and pickup point depend on the result. */
async function change(
  services: Services<"ecommerce">,
  before: CustomerSubscription,
  chosen: ReadAddresses,
): Promise<CustomerSubscription> {
  const { ecommerce } = services;
  try {
    return await ecommerce.changeSubscription(before, {
      shippingAddress: chosen.first.address,
      billingAddress: (chosen.other ?? chosen.first).address,
    });
  } catch (error) {
    if (!(error instanceof UpstreamError && error.isDoubtful)) throw error;
    const after = await ecommerce.subscription(before.id).catch(() => undefined);
    if (after && isChosen(after, chosen)) return after;
    throw error;
  }
}

const isAt = (one: PostalAddress | null, other: PostalAddress) => one !== null && isSame(one, other);

async function afterwards(
  c: AppContext,
  before: CustomerSubscription,
  after: CustomerSubscription,
  chosen: ReadAddresses,
): Promise<CustomerSubscription | FormRedirect> {
  const { id, pickupPoint } = after;
  const isKept = await addToBook(c.var, chosen, (await addressOfferOf(c)).book);
  if (pickupPoint && isElsewhere(before, chosen)) {
    return { to: changeHref(id, "livraison"), notice: subscriptionNotice("info", t("addresses.point")) };
  }
  if (isKept) return after;
  return {
    to: changeHref(id, "adresses"),
    notice: subscriptionNotice("info", t("addresses.notKept")),
    atTop: true,
  };
}

async function toCarriers(c: AppContext, { id }: CustomerSubscription, chosen: ReadAddresses) {
  await saveWaitingAddresses(c, id, chosen);
  const notice = subscriptionNotice("info", t("addresses.carrier"));
  return { to: changeHref(id, "livraison", waitingAddress), notice };
}

const isElsewhere = ({ shippingAddress }: CustomerSubscription, { first: { address } }: ReadAddresses) =>
  shippingAddress?.postcode !== address.postcode || shippingAddress?.countryCode !== address.countryCode;
