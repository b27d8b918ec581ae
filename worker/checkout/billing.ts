import {
  addressPairDraft,
  chosenEntries,
  firstAddressInputs,
  orderAddresses,
} from "../../shared/address/address-pair.ts";
import type { CheckoutOrder } from "../../shared/checkout/checkout-order.ts";
import type { FormErrors } from "../../shared/forms/form-errors.ts";
import type { FormInputs } from "../../shared/forms/smart-form.ts";
import { hashOf } from "../../shared/hash.ts";
import { translator } from "../../shared/text/translator.ts";
import type { AppContext } from "../context.ts";
import { Refusal } from "../forms/refusal.ts";
import type { Page } from "../page/page.ts";
import { addressOrder } from "../purchase/checkout/checkout-writes.ts";
import { earlierOrder } from "../purchase/checkout/earlier-order.ts";
import { answerKnownSteps } from "../purchase/checkout/known-answers.ts";
import { orderChanges } from "../purchase/checkout/order-changes.ts";
import { repeatedOrderOf } from "../purchase/checkout/repeated-order.ts";
import {
  type AddressOffer,
  addressOffer,
  addToBook,
  entryRefusal,
  offeredAddressRules,
  requireBook,
} from "../purchase/delivery/address-choices.ts";
import { checkoutNotices } from "../purchase/texts.ts";
import { followCountry } from "../session/visitor/country.ts";
import { UpstreamError } from "../upstream/upstream-error.ts";
import { checkoutHead, layoutOf } from "./checkout-layout.ts";
import { type CheckoutStepScreen, stepForm, toStepDue } from "./step.ts";
import { takeStepDraft } from "./step-draft.ts";
import { stepEvents } from "./step-events.ts";

const t = translator(checkoutNotices);

export const billing: CheckoutStepScreen = {
  load(c, token) {
    const choices = addressOffer(c.var);
    choices.catch(() => {}); // Awaited after the order, or never if the order is missing.
    return async (order) => {
      const draft = await takeStepDraft(c, token, "facturation");
      const back = draft ? { inputs: addressPairDraft(orderAddresses, draft) } : {};
      return page(c, order, await choices, back);
    };
  },

  form: stepForm({
    step: "facturation",
    failure: "order not addressed",
    choices: async (c, { values }) => {
      const offer = await addressOffer(c.var);
      requireBook(orderAddresses, offer, values);
      return offer;
    },
    rules: (offer) => offeredAddressRules(orderAddresses, offer),
    act: async (c, { order, values, choices }) => {
      const { first, other } = values;
      const reading = earlierOrder(c.var, order, repeatedOrderOf(c, order));
      reading.catch(() => {}); // Awaited once the address is taken, or never if it is refused.
      const after = await addressOrder(c.var, order, {
        billingAddress: first.address,
        ...(other && { shippingAddress: other.address }),
      }).catch((error: unknown) => {
        if (!(error instanceof UpstreamError) || !error.refused || error.status === 404) throw error;
        if (error.problem.violations.length === 0)
          throw new Refusal("unavailable", undefined, { cause: error });
        throw entryRefusal(orderAddresses, error, values) ?? error;
      });
      followCountry(c, (other ?? first).address.countryCode);
      const isKept = await addToBook(c.var, values, choices.book);
      const earlier = await reading;
      const ready = await answerKnownSteps(c.var, after, { before: order, earlier });
      return toStepDue(ready, isKept ? orderChanges(order, ready) : { tone: "info", text: t("notKept") });
    },
    back: (c, order, { given: choices, draft, errors }) => page(c, order, choices, { inputs: draft, errors }),
  }),
};

async function page(
  c: AppContext,
  order: CheckoutOrder,
  { book, countries }: AddressOffer,
  back: { inputs?: FormInputs; errors?: FormErrors } = {},
): Promise<Page> {
  const first = firstAddressInputs(
    orderAddresses,
    order,
    book,
    await c.var.session.customer(),
    chosenEntries((name) => c.req.query(name)),
  );
  const { inputs = first, errors } = back;
  const layout = await layoutOf(c, order, "facturation");
  return {
    screen: "checkout-billing",
    personal: true,
    events: stepEvents(c, layout),
    head: checkoutHead(order, "facturation"),
    props: {
      layout,
      book,
      countries,
      country: c.var.country,
      inputs,
      base: hashOf(first),
      ...(errors ? { errors } : {}),
    },
  };
}
