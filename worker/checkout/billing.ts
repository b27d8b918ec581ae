import type { Address, PostalAddress } from "../../shared/address.ts";
import type { FormErrors } from "../../shared/api-error.ts";
import { fieldErrors } from "../../shared/api-error.ts";
import type { CheckoutOrder } from "../../shared/checkout-order.ts";
import { findFormText } from "../../shared/form-errors.ts";
import { checkoutNotices } from "../../shared/i18n/checkout-notices.ts";
import { translator } from "../../shared/i18n/translator.ts";
import type { AppContext } from "../context.ts";
import { textField } from "../forms/posted-form.ts";
import type { Page } from "../page/page.ts";
import { UpstreamError } from "../upstream/http.ts";
import { about, goToStepDue, refuse } from "./answers.ts";
import { frameOf, headOf } from "./frame.ts";
import type { StepHalf } from "./step-half.ts";

const t = translator(checkoutNotices);

const fields = [
  "firstName",
  "lastName",
  "street",
  "street2",
  "postcode",
  "city",
  "countryCode",
  "phoneNumber",
];

/** Whom the bill is for, and with it where the parcel goes. */
export const billing: StepHalf = {
  load(c) {
    const book = addressBook(c);
    return async (order) => page(c, order, await book);
  },

  async act(c, order, form) {
    const book = await addressBook(c);
    const chosen = book.find(({ id }) => String(id) === textField(form, "adresse"));
    const refused = (status: 422 | 503, errors: FormErrors) =>
      refuse(c, status, errors, () => page(c, order, book, { errors, typed: typedIn(form) }));
    try {
      const billingAddress = chosen ? postal(chosen) : readAddress(form);
      return goToStepDue(c, await c.var.ecommerce.addressOrder(order.tokenValue, { billingAddress }));
    } catch (error) {
      if (!(error instanceof UpstreamError) || error.status === 401) throw error;
      c.var.log.error("order not addressed", error);
      return error.status === 422
        ? refused(422, fieldErrors(error.problem, { name: "address", fields }, findFormText))
        : refused(503, about(t("generic")));
    }
  },
};

async function addressBook(c: AppContext): Promise<Address[]> {
  return c.var.ecommerce.addresses().catch((error: unknown) => {
    c.var.log.error("address book not loaded", error);
    return [];
  });
}

async function page(
  c: AppContext,
  order: CheckoutOrder,
  book: Address[],
  back: { errors?: FormErrors; typed?: Record<string, string> } = {},
): Promise<Page> {
  return {
    screen: "checkout-billing",
    personal: true,
    head: headOf(order, "facturation"),
    props: {
      frame: await frameOf(c, order, "facturation"),
      book,
      address: order.billingAddress ?? null,
      ...back,
    },
  };
}

function postal({ id: _, alias: __, isDefault: ___, ...address }: Address): PostalAddress {
  return address;
}

function readAddress(form: FormData): PostalAddress {
  const text = (name: string) => textField(form, name).trim() || null;
  return {
    company: null,
    firstName: text("firstName"),
    lastName: text("lastName"),
    countryCode: text("countryCode") ?? "",
    provinceCode: null,
    provinceName: null,
    street: text("street"),
    street2: text("street2"),
    city: text("city"),
    postcode: text("postcode"),
    phoneNumber: text("phoneNumber"),
    phoneNumber2: null,
    deliveryInstructions: null,
  };
}

function typedIn(form: FormData): Record<string, string> {
  return Object.fromEntries(["adresse", ...fields].map((name) => [name, textField(form, name)]));
}
