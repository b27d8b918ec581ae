import type { Address } from "../../shared/address/address.ts";
import { inputName } from "../../shared/address/address-form.ts";
import { addressFields } from "../../shared/address/address-rules.ts";
import { isSame, postalOf } from "../../shared/address/postal-address.ts";
import { type FormErrors, fieldErrors, shopperMessage } from "../../shared/api/api-error.ts";
import type { CheckoutOrder, Country } from "../../shared/checkout/checkout-order.ts";
import { checkoutFormTexts } from "../../shared/checkout/forms.texts.ts";
import { checkoutNotices } from "../../shared/checkout/notices.texts.ts";
import {
  addressInputs,
  choosesOfBook,
  firstAddressInputs,
  type OrderAddresses,
  orderAddressDraft,
  orderAddressKinds,
  orderAddressRules,
} from "../../shared/checkout/order-addresses.ts";
import { findFormText } from "../../shared/forms/form-errors.ts";
import { parseForm } from "../../shared/forms/form-rules.ts";
import { inputValues } from "../../shared/forms/input-values.ts";
import type { FormInputs } from "../../shared/forms/smart-form.ts";
import { translator } from "../../shared/text/translator.ts";
import type { AppContext } from "../context.ts";
import { takeDraft } from "../forms/draft.ts";
import { addressCountries } from "../geography/countries.ts";
import { changesBetween } from "../order/changes.ts";
import type { Page } from "../page/page.ts";
import type { Notice } from "../session/notice.ts";
import { UpstreamError } from "../upstream/http.ts";
import { about, goToStepDue, refuse } from "./answers.ts";
import { followOrder } from "./follow-order.ts";
import { frameOf, headOf } from "./frame.ts";
import { genericProblem } from "./generic-problem.ts";
import type { StepHalf } from "./step-half.ts";

const t = translator(checkoutNotices);
const say = translator(checkoutFormTexts);

/** Whom the bill is for, and where the order goes if not there too. */
export const billing: StepHalf = {
  load(c, token) {
    const choices = choicesOf(c);
    choices.catch(() => {}); // Awaited once the order is known; one that is not there makes it nobody's.
    return async (order) => {
      const draft = await takeDraft(c, token, "facturation");
      return page(c, order, await choices, draft ? { inputs: orderAddressDraft(draft) } : {});
    };
  },

  async act(c, order, form) {
    const choices = await choicesOf(c);
    // What the entry says is not known: to call it gone would be untrue.
    if (choices.bookFailure && choosesOfBook(inputValues(form))) throw choices.bookFailure;
    const refused = (status: 422 | 503, errors: FormErrors) =>
      refuse(c, status, errors, () => page(c, order, choices, { inputs: orderAddressDraft(form), errors }));
    const countries = choices.countries.map(({ code }) => code);
    const { values, errors } = await parseForm(orderAddressRules({ book: choices.book, countries }), form);
    if (errors) return refused(422, errors);
    const { billingAddress, shippingAddress } = values;
    try {
      const after = await c.var.ecommerce.addressOrder(order.tokenValue, {
        billingAddress: billingAddress.address,
        ...(shippingAddress && { shippingAddress: shippingAddress.address }),
      });
      const notice = (await keepInBook(c, values, choices.book)) ?? changesBetween(order, after);
      return goToStepDue(c, after, notice);
    } catch (error) {
      if (!(error instanceof UpstreamError) || error.status === 401) throw error;
      c.var.log.error("order not addressed", error);
      const moved = await followOrder(c, order, error, form);
      if (moved) return moved;
      return error.refused
        ? refused(422, await refusalOf(c, error, values))
        : refused(503, about(await genericProblem(c)));
    }
  },
};

interface Choices {
  book: Address[];
  /** Why the book cannot be had, and is empty. */
  bookFailure?: UpstreamError;
  countries: Country[];
}

/** Without its book the step still takes a new address. @throws UpstreamError where the session is over */
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

/**
 * New addresses that are to be kept, one after the other and none twice; the order goes on even where the book does not
 * take them.
 */
async function keepInBook(
  c: AppContext,
  addresses: OrderAddresses,
  book: readonly Address[],
): Promise<Notice | undefined> {
  const kept = book.map(postalOf);
  for (const kind of orderAddressKinds) {
    const read = addresses[kind];
    if (!read?.isKept || kept.some((one) => isSame(one, read.address))) continue;
    kept.push(read.address);
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

/** What the API says of a new address stands beside its fields; of an entry of the book, beside the entry. */
async function refusalOf(
  c: AppContext,
  { problem }: UpstreamError,
  addresses: OrderAddresses,
): Promise<FormErrors> {
  if (problem.violations.length === 0) return about(await genericProblem(c));
  const names = orderAddressKinds.flatMap((kind) => addressFields.map((field) => inputName(field, kind)));
  const errors = fieldErrors(problem, { name: "address", fields: names }, findFormText);
  for (const kind of orderAddressKinds) {
    if (!addresses[kind]?.entry) continue;
    const own = { ...problem, violations: problem.violations.filter(({ path }) => path.startsWith(kind)) };
    const why = own.violations.length > 0 && shopperMessage(own);
    if (why) return { fields: { [addressInputs.chosen(kind)]: say("addressRefused", { why }) }, form: [] };
  }
  return errors;
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
      frame: await frameOf(c, order, "facturation"),
      book,
      countries,
      country: c.var.country,
      inputs,
      ...(errors ? { errors } : {}),
    },
  };
}
