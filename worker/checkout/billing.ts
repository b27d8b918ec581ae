import type { Address } from "../../shared/address/address.ts";
import { addressErrors } from "../../shared/address/address-form.ts";
import { addressFields } from "../../shared/address/address-rules.ts";
import { isSame, postalOf } from "../../shared/address/postal-address.ts";
import { addressTexts } from "../../shared/address/texts.ts";
import type { CheckoutOrder, Country } from "../../shared/checkout/checkout-order.ts";
import {
  addressInputs,
  choosesOfBook,
  firstAddressInputs,
  type OrderAddresses,
  orderAddressDraft,
  orderAddressKinds,
  orderAddressRules,
} from "../../shared/checkout/order-addresses.ts";
import { checkoutFormTexts } from "../../shared/checkout/texts.ts";
import type { FormErrors } from "../../shared/forms/form-errors.ts";
import type { FormInputs } from "../../shared/forms/smart-form.ts";
import { translator } from "../../shared/text/translator.ts";
import type { AppContext } from "../context.ts";
import { fieldErrors } from "../forms/field-errors.ts";
import { Refusal } from "../forms/refusal.ts";
import { addressCountries } from "../geography/countries.ts";
import { orderChanges } from "../order/order-changes.ts";
import { checkoutNotices } from "../order/texts.ts";
import type { Page } from "../page/page.ts";
import type { Notice } from "../session/notice.ts";
import type { ApiProblem } from "../upstream/api-error.ts";
import { UpstreamError } from "../upstream/http.ts";
import { headOf, layoutOf } from "./checkout-layout.ts";
import { type Step, stepForm, toStepDue } from "./step.ts";
import { takeStepDraft } from "./step-draft.ts";

const t = translator(checkoutNotices);
const say = translator(checkoutFormTexts);
const addressText = translator(addressTexts);

export const billing: Step = {
  load(c, token) {
    const choices = choicesOf(c);
    choices.catch(() => {}); // Awaited after the order, or never if the order is missing.
    return async (order) => {
      const draft = await takeStepDraft(c, token, "facturation");
      return page(c, order, await choices, draft ? { inputs: orderAddressDraft(draft) } : {});
    };
  },

  form: stepForm({
    step: "facturation",
    failure: "order not addressed",
    choices: async (c, { values }) => {
      const choices = await choicesOf(c);
      // The entry cannot be read, which does not mean it is gone.
      if (choices.bookFailure && choosesOfBook(values)) throw choices.bookFailure;
      return choices;
    },
    rules: ({ book, countries }) => orderAddressRules({ book, countries: countries.map(({ code }) => code) }),
    act: async (c, { order, values, choices }) => {
      const { billingAddress, shippingAddress } = values;
      const after = await c.var.ecommerce
        .addressOrder(order, {
          billingAddress: billingAddress.address,
          ...(shippingAddress && { shippingAddress: shippingAddress.address }),
        })
        .catch((error: unknown) => {
          throw error instanceof UpstreamError && error.refused ? wrongAddress(error, values) : error;
        });
      const notice = (await addToBook(c, values, choices.book)) ?? orderChanges(order, after);
      return toStepDue(after, notice);
    },
    back: (c, order, { given: choices, draft, errors }) => page(c, order, choices, { inputs: draft, errors }),
  }),
};

interface Choices {
  book: Address[];
  bookFailure?: UpstreamError;
  countries: Country[];
}

/** Without the book, a new address can still be typed. @throws UpstreamError for a 401 */
async function choicesOf(c: AppContext): Promise<Choices> {
  const [book, countries] = await Promise.all([bookOf(c), addressCountries(c)]);
  return { ...book, countries };
}

async function bookOf(c: AppContext): Promise<Omit<Choices, "countries">> {
  try {
    return { book: await c.var.ecommerce.addresses() };
  } catch (error) {
    if (!(error instanceof UpstreamError) || error.status === 401) throw error;
    c.var.log.error("address book not loaded", error);
    return { book: [], bookFailure: error };
  }
}

/** In sequence, without duplicates. A failure does not stop the order. */
async function addToBook(
  c: AppContext,
  addresses: OrderAddresses,
  book: readonly Address[],
): Promise<Notice | undefined> {
  const saved = book.map(postalOf);
  for (const kind of orderAddressKinds) {
    const read = addresses[kind];
    if (!read?.isToBeSaved || saved.some((one) => isSame(one, read.address))) continue;
    saved.push(read.address);
    try {
      await c.var.ecommerce.addAddress({ ...read.address, alias: null });
    } catch (error) {
      if (!(error instanceof UpstreamError) || error.status === 401) throw error;
      c.var.log.error("address not kept", error);
      return { tone: "info", text: t("notKept") };
    }
  }
  return undefined;
}

/** Errors of a new address go to its fields; of an entry, to its radio button. */
function wrongAddress(cause: UpstreamError, addresses: OrderAddresses): UpstreamError | Refusal {
  // The order has changed in another tab.
  if (cause.status === 404) return cause;
  const { problem } = cause;
  if (problem.violations.length === 0) return new Refusal("unavailable", undefined, { cause });
  for (const kind of orderAddressKinds) {
    if (!addresses[kind]?.entry) continue;
    const own = { ...problem, violations: problem.violations.filter(({ path }) => path.startsWith(kind)) };
    if (own.violations.length === 0) continue;
    const fields = { [addressInputs.chosen(kind)]: say("addressRefused", { why: reasonsOf(own) }) };
    return new Refusal("wrong", { fields, form: [] }, { cause });
  }
  return cause;
}

/** "Ville : …", since the fields of an entry are not shown. */
function reasonsOf(problem: ApiProblem): string {
  const rules = { name: "address", fields: addressFields, errorText: addressErrors };
  const { fields, form } = fieldErrors(problem, rules);
  const named = Object.entries(fields).map(
    ([field, text]) => `${addressText.find(`forms.address.${field}.label`) ?? field}\u00a0: ${text}`,
  );
  return [...named, ...form].join(" ");
}

async function page(
  c: AppContext,
  order: CheckoutOrder,
  { book, countries }: Choices,
  back: { inputs?: FormInputs; errors?: FormErrors } = {},
): Promise<Page> {
  const { inputs = firstAddressInputs(order, book, await c.var.session.customer()), errors } = back;
  return {
    screen: "checkout-billing",
    personal: true,
    head: headOf(order, "facturation"),
    props: {
      layout: await layoutOf(c, order, "facturation"),
      book,
      countries,
      country: c.var.country,
      inputs,
      ...(errors ? { errors } : {}),
    },
  };
}
