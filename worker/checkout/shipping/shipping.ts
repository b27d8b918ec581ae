import { goodsIn } from "../../../shared/cart/amounts/amount-rows.ts";
import {
  type Carrier,
  type CheckoutOrder,
  currentShipment,
} from "../../../shared/checkout/checkout-order.ts";
import { stepDue } from "../../../shared/checkout/checkout-steps.ts";
import type { Arrival } from "../../../shared/delivery/arrival.ts";
import { arrivalText } from "../../../shared/delivery/arrival-text.ts";
import { shippingRules } from "../../../shared/delivery/carrier-choice.ts";
import type { DeliveryTerms } from "../../../shared/delivery/delivery-terms.ts";
import type { FormErrors } from "../../../shared/forms/form-errors.ts";
import { type FormValues, inputValues } from "../../../shared/forms/input-values.ts";
import { orderAmounts } from "../../../shared/order/order-amounts.ts";
import type { UsualDelivery } from "../../../shared/subscription/next-delivery/next-charge.ts";
import * as clock from "../../../shared/time/clock.ts";
import type { AppContext } from "../../context.ts";
import { nothing } from "../../forms/form.ts";
import { mapTilesOf } from "../../page/map-tiles.ts";
import type { Page } from "../../page/page.ts";
import { chooseCarrier } from "../../purchase/checkout/checkout-writes.ts";
import { earlierOrder } from "../../purchase/checkout/earlier-order.ts";
import { answerKnownSteps } from "../../purchase/checkout/known-answers.ts";
import { orderChanges } from "../../purchase/checkout/order-changes.ts";
import { repeatedOrderOf } from "../../purchase/checkout/repeated-order.ts";
import { carrierRefusal, pointSearchOf, shownChoice } from "../../purchase/delivery/carrier-form.ts";
import { deliveryTermsOf, orderArrival, usualDelivery } from "../../purchase/delivery/delivery-terms.ts";
import { pointsByCarrier } from "../../purchase/delivery/pickup-points.ts";
import { prefetched } from "../../purchase/order/order-ids.ts";
import { UpstreamError } from "../../upstream/upstream-error.ts";
import { checkoutHead, layoutOf } from "../checkout-layout.ts";
import { type CheckoutStepScreen, stepForm, toStepDue } from "../step.ts";
import { takeStepDraft } from "../step-draft.ts";
import { stepEvents } from "../step-events.ts";
import { type AskedPayment, askedPayment, methodIn, payBy } from "./asked-payment.ts";

export const shipping: CheckoutStepScreen = {
  load(c, token, { shipment }) {
    const carriersOf = prefetched(shipment, (id) => c.var.ecommerce.carriers(token, id));
    return async (order) => {
      const draft = (await takeStepDraft(c, token, "livraison")) ?? pointSearchOf(c.req);
      const asked = askedPayment(c, order);
      const carriers = await carriersOf(currentShipment(order)?.id ?? 0);
      return page(c, order, { carriers, asked, ...(draft && { draft: inputValues(draft) }) });
    };
  },

  form: stepForm({
    step: "livraison",
    failure: "carrier not chosen",
    choices: nothing,
    rules: () => shippingRules,
    act: async (c, { order, values: { carrier, pickupPoint }, posted }) => {
      const choice = { carrier, ...(pickupPoint && { pickupPoint }) };
      const after = await chooseCarrier(c.var, order, choice).catch((cause: unknown) => {
        throw cause instanceof UpstreamError && cause.status === 422 ? carrierRefusal(cause, carrier) : cause;
      });
      const changes = orderChanges(order, after);
      if (stepDue(after) !== "paiement") return toStepDue(after, changes);
      const method = methodIn(posted.values);
      if (method) return payBy(c, after, { method, changes });
      const earlier = await earlierOrder(c.var, order, repeatedOrderOf(c, order));
      return toStepDue(await answerKnownSteps(c.var, after, { before: order, earlier }), changes);
    },
    back: async (c, order, { errors, posted: { values } }) => {
      const asked = askedPayment(c, order);
      const carriers = await c.var.ecommerce.carriers(order.token, currentShipment(order)?.id ?? 0);
      return page(c, order, { carriers, asked, errors, draft: values });
    },
  }),
};

interface Beside {
  carriers: Carrier[];
  asked: Promise<AskedPayment | null>;
  draft?: FormValues;
  errors?: FormErrors;
}

const daysText = (arrival: Arrival | undefined) => arrival && arrivalText(arrival);

async function page(
  c: AppContext,
  order: CheckoutOrder,
  { carriers, asked, draft, errors }: Beside,
): Promise<Page> {
  const shipment = currentShipment(order);
  const address = order.shippingAddress ?? order.billingAddress ?? null;
  const chosen = { carrier: shipment?.method ?? "", pickupPoint: shipment?.pickupPoint ?? "" };
  const [layout, terms, payment] = await Promise.all([
    layoutOf(c, order, "livraison"),
    deliveryTermsOf(c.var),
    asked,
  ]);
  const now = clock.date();
  return {
    screen: "checkout-shipping",
    personal: true,
    events: stepEvents(c, layout),
    head: checkoutHead(order, "livraison"),
    props: {
      layout,
      address,
      carriers: chargedCarriers(order, carriers, terms).map((carrier) => ({
        ...carrier,
        arrival: daysText(orderArrival(terms, order, now, carrier.code)),
      })),
      chosen: shownChoice(draft, chosen),
      points: await pointsByCarrier(c.var, carriers, { address, chosen, draft }),
      tiles: mapTilesOf(c.var),
      payment: payment && { ...payment, chosen: methodIn(draft ?? {}) ?? null },
      ...(errors ? { errors } : {}),
    },
  };
}

/** The fees of the order win over the carrier's list price, which knows no promotion. */
function chargedCarriers(
  order: CheckoutOrder,
  carriers: readonly Carrier[],
  terms: DeliveryTerms | null,
): Carrier[] {
  const { shippingFees } = order;
  const method = currentShipment(order)?.method;
  const counted = method ? carriers.find(({ code }) => code === method) : carriers[0];
  const isExplained = !order.isShippingDue || isAboveThreshold(order, usualDelivery(terms, order));
  const isOffered = shippingFees === 0 && isExplained && (counted?.price ?? 0) > 0;
  return carriers.map((carrier) => {
    if (isOffered) return { ...carrier, price: 0 };
    return carrier.code === method ? { ...carrier, price: shippingFees ?? carrier.price } : carrier;
  });
}

function isAboveThreshold(order: CheckoutOrder, { freeFrom }: UsualDelivery): boolean {
  const goods = goodsIn(orderAmounts(order));
  return goods !== null && freeFrom !== null && goods >= freeFrom;
}
