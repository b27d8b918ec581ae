import type { PointsByCarrier, ShippingChoice } from "../../client/features/checkout/carrier-choice.tsx";
import { type FormErrors, fieldErrors } from "../../shared/api/api-error.ts";
import { type Carrier, type CheckoutOrder, liveShipment } from "../../shared/checkout/checkout-order.ts";
import { pointInput } from "../../shared/checkout/checkout-steps.ts";
import { checkoutFormTexts } from "../../shared/checkout/forms.texts.ts";
import { placeField } from "../../shared/checkout/pickup-points.ts";
import { findFormText } from "../../shared/forms/form-errors.ts";
import { translator } from "../../shared/text/translator.ts";
import type { AppContext } from "../context.ts";
import { takeDraft } from "../forms/draft.ts";
import { textField } from "../forms/posted.ts";
import { changesBetween } from "../order/changes.ts";
import { late } from "../page/late.ts";
import { mapTilesOf } from "../page/map-tiles.ts";
import type { Page } from "../page/page.ts";
import { UpstreamError } from "../upstream/http.ts";
import { about, goToStepDue, refuse } from "./answers.ts";
import { followOrder } from "./follow-order.ts";
import { frameOf, headOf } from "./frame.ts";
import { genericProblem } from "./generic-problem.ts";
import { findPickupPoints, withChosen } from "./pickup-points.ts";
import { beside } from "./seen-ids.ts";
import type { StepHalf } from "./step-half.ts";

const say = translator(checkoutFormTexts);

/** Who brings the order, and where to. */
export const shipping: StepHalf = {
  load(c, token, { shipment }) {
    const carriersOf = beside(shipment, (id) => c.var.ecommerce.carriers(token, id));
    return async (order) => {
      const typed = (await takeDraft(c, token, "livraison")) ?? searchOf(c);
      const carriers = await carriersOf(liveShipment(order)?.id ?? 0);
      return page(c, order, carriers, typed ? { typed } : {});
    };
  },

  async act(c, order, form) {
    const shipment = liveShipment(order)?.id ?? 0;
    const chosen = choiceIn(form);
    const refused = (status: 422 | 503, errors: FormErrors) =>
      refuse(c, status, errors, async () => {
        const carriers = await c.var.ecommerce.carriers(order.tokenValue, shipment);
        return page(c, order, carriers, { errors, typed: form });
      });
    if (!isCode(chosen.carrier))
      return refused(422, { fields: { shippingMethod: say("carrierMissing") }, form: [] });
    try {
      const { carrier, pickupPoint } = chosen;
      const choice = { carrier, ...(pickupPoint && { pickupPoint }) };
      const after = await c.var.ecommerce.chooseCarrier(order.tokenValue, shipment, choice);
      return goToStepDue(c, after, changesBetween(order, after));
    } catch (error) {
      if (!(error instanceof UpstreamError) || error.status === 401) throw error;
      c.var.log.error("carrier not chosen", error);
      const moved = await followOrder(c, order, error, form);
      if (moved) return moved;
      if (error.status === 422) return refused(422, refusalOf(error, chosen));
      return refused(503, about(await genericProblem(c)));
    }
  },
};

/** What is said of the point stands beside the points of its carrier. */
function refusalOf({ problem }: UpstreamError, { carrier }: ShippingChoice): FormErrors {
  const shape = { name: "shipping", fields: ["shippingMethod", "pickupPoint"] };
  const { fields, form } = fieldErrors(problem, shape, findFormText);
  const { pickupPoint, ...others } = fields;
  return { fields: { ...others, ...(pickupPoint ? { [pointInput(carrier)]: pickupPoint } : {}) }, form };
}

function choiceIn(form: FormData): ShippingChoice {
  const carrier = textField(form, "transporteur");
  return { carrier, pickupPoint: textField(form, pointInput(carrier)) };
}

/** It goes into a reference of the API. */
const isCode = (text: string) => /^[\w-]{1,64}$/.test(text);

/** A search for points without scripts: the form comes by GET, with what was chosen and the place to look around. */
function searchOf(c: AppContext): FormData | undefined {
  const query = c.req.query();
  if (!query.transporteur) return undefined;
  const form = new FormData();
  for (const [name, value] of Object.entries(query)) form.append(name, value);
  return form;
}

async function page(
  c: AppContext,
  order: CheckoutOrder,
  carriers: Carrier[],
  { typed, errors }: { typed?: FormData; errors?: FormErrors } = {},
): Promise<Page> {
  const shipment = liveShipment(order);
  const address = order.shippingAddress ?? order.billingAddress ?? null;
  return {
    screen: "checkout-shipping",
    personal: true,
    head: headOf(order, "livraison"),
    props: {
      frame: await frameOf(c, order, "livraison"),
      address,
      carriers,
      chosen: typed
        ? choiceIn(typed)
        : { carrier: shipment?.method ?? "", pickupPoint: shipment?.pickupPoint ?? "" },
      points: late(c, "pickup points", pointsAround(c, carriers, order, typed), {}),
      tiles: mapTilesOf(c),
      ...(errors ? { errors } : {}),
    },
  };
}

/** The points of every carrier that has some, around the place that was asked for, else around the address. */
async function pointsAround(
  c: AppContext,
  carriers: readonly Carrier[],
  order: CheckoutOrder,
  typed: FormData | undefined,
): Promise<PointsByCarrier> {
  const shipment = liveShipment(order);
  const found = carriers
    .filter(({ kind }) => kind !== "home")
    .map(async ({ code }) => {
      const asked = typed && textField(typed, placeField(code));
      const { postcode, countryCode = "" } = order.shippingAddress ?? order.billingAddress ?? {};
      const place = asked || postcode || "";
      const points = await findPickupPoints(c, { carrier: code, place, countryCode });
      const chosen = shipment?.method === code && shipment.pickupPoint;
      return [code, chosen ? await withChosen(c, points, chosen) : points] as const;
    });
  return Object.fromEntries(await Promise.all(found));
}
