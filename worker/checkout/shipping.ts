import type { PointsByCarrier } from "../../client/features/checkout/carrier-choice.tsx";
import { type Carrier, type CheckoutOrder, currentShipment } from "../../shared/checkout/checkout-order.ts";
import { pointInput } from "../../shared/checkout/checkout-steps.ts";
import { postcodeField } from "../../shared/checkout/pickup-points.ts";
import { carrierInput, shippingChoiceIn, shippingRules } from "../../shared/checkout/step-forms.ts";
import type { FormErrors } from "../../shared/forms/form-errors.ts";
import { type FormValues, inputValues } from "../../shared/forms/input-values.ts";
import type { AppContext } from "../context.ts";
import { fieldErrors } from "../forms/field-errors.ts";
import { nothing } from "../forms/form.ts";
import { Refusal } from "../forms/refusal.ts";
import { orderChanges } from "../order/order-changes.ts";
import { prefetched } from "../order/order-ids.ts";
import { late } from "../page/late.ts";
import { mapTilesOf } from "../page/map-tiles.ts";
import type { Page } from "../page/page.ts";
import { UpstreamError } from "../upstream/http.ts";
import { headOf, layoutOf } from "./checkout-layout.ts";
import { findPickupPoints, withChosen } from "./pickup-points.ts";
import { type Step, stepForm, toStepDue } from "./step.ts";
import { takeStepDraft } from "./step-draft.ts";

export const shipping: Step = {
  load(c, token, { shipment }) {
    const carriersOf = prefetched(shipment, (id) => c.var.ecommerce.carriers(token, id));
    return async (order) => {
      const draft = (await takeStepDraft(c, token, "livraison")) ?? searchOf(c);
      const carriers = await carriersOf(currentShipment(order)?.id ?? 0);
      return page(c, order, carriers, draft ? { draft: inputValues(draft) } : {});
    };
  },

  form: stepForm({
    step: "livraison",
    failure: "carrier not chosen",
    choices: nothing,
    rules: () => shippingRules,
    act: async (c, { order, values: { carrier, pickupPoint } }) => {
      const choice = { carrier, ...(pickupPoint && { pickupPoint }) };
      const after = await c.var.ecommerce
        .chooseCarrier(order.token, currentShipment(order)?.id ?? 0, choice)
        .catch((cause: unknown) => {
          throw cause instanceof UpstreamError && cause.status === 422 ? wrongChoice(cause, carrier) : cause;
        });
      return toStepDue(after, orderChanges(order, after));
    },
    back: async (c, order, { errors, posted: { values } }) => {
      const carriers = await c.var.ecommerce.carriers(order.token, currentShipment(order)?.id ?? 0);
      return page(c, order, carriers, { errors, draft: values });
    },
  }),
};

/** What is refused as a whole is about the carrier: nothing else is chosen here. */
function wrongChoice(cause: UpstreamError, carrier: string): Refusal {
  const { pickupPoint, ...others } = fieldErrors(cause.problem, shippingRules).fields;
  const refused = shippingRules.errorText?.("shippingMethod", "invalid");
  const fields = pickupPoint
    ? { ...others, [pointInput(carrier)]: pickupPoint }
    : { shippingMethod: refused, ...others };
  return new Refusal("wrong", { fields, form: [] }, { cause });
}

/** Without scripts the search for points is a GET with the current choice. */
function searchOf(c: AppContext): FormData | undefined {
  const query = c.req.query();
  if (!query[carrierInput]) return undefined;
  const form = new FormData();
  for (const [name, value] of Object.entries(query)) form.append(name, value);
  return form;
}

async function page(
  c: AppContext,
  order: CheckoutOrder,
  carriers: Carrier[],
  { draft, errors }: { draft?: FormValues; errors?: FormErrors } = {},
): Promise<Page> {
  const shipment = currentShipment(order);
  const address = order.shippingAddress ?? order.billingAddress ?? null;
  return {
    screen: "checkout-shipping",
    personal: true,
    head: headOf(order, "livraison"),
    props: {
      layout: await layoutOf(c, order, "livraison"),
      address,
      carriers,
      chosen: draft
        ? shippingChoiceIn(draft)
        : { carrier: shipment?.method ?? "", pickupPoint: shipment?.pickupPoint ?? "" },
      points: late(c, "pickup points", pointsAround(c, carriers, order, draft), {}),
      tiles: mapTilesOf(c),
      ...(errors ? { errors } : {}),
    },
  };
}

async function pointsAround(
  c: AppContext,
  carriers: readonly Carrier[],
  order: CheckoutOrder,
  draft: FormValues | undefined,
): Promise<PointsByCarrier> {
  const shipment = currentShipment(order);
  const found = carriers
    .filter(({ kind }) => kind !== "home")
    .map(async ({ code }) => {
      const asked = draft?.[postcodeField(code)];
      const { postcode, countryCode = "" } = order.shippingAddress ?? order.billingAddress ?? {};
      const near = (typeof asked === "string" && asked) || postcode || "";
      const points = await findPickupPoints(c, { carrier: code, postcode: near, countryCode });
      const chosen = shipment?.method === code && shipment.pickupPoint;
      return [code, chosen ? await withChosen(c, points, chosen) : points] as const;
    });
  return Object.fromEntries(await Promise.all(found));
}
