import { carrierOf, carriers } from "../../sandbox/ecommerce/carriers.ts";
import { paymentMethodOf, paymentMethods } from "../../sandbox/ecommerce/payment-methods.ts";
import { summaryTexts } from "../../shared/checkout/summary/summary.texts.ts";
import { textOf } from "./page-html.ts";
import type { CheckoutOrder } from "./stand-in-checkout.ts";

export interface ShownRecap {
  /** Whole minor units. */
  total: number | undefined;
  streets: string[];
  carriers: string[];
  methods: string[];
}

export const testStreet = (number: number) => `${number} rue des Essais`;

export function shownRecap(html: string): ShownRecap {
  const [text = ""] = textOf(html.slice(html.indexOf("<h1"))).split(summaryTexts.submit);
  const named = (all: readonly { name: string }[]) =>
    all.map(({ name }) => name).filter((name) => text.includes(name));
  return {
    total: totalIn(text),
    streets: [...new Set(text.match(/\d+ rue des Essais/g))],
    carriers: named(carriers),
    methods: named(paymentMethods),
  };
}

export function recapOf({ total, billingAddress, shippingAddress, shipments, payments }: CheckoutOrder) {
  return {
    total,
    billing: billingAddress?.street ?? "",
    streets: [billingAddress?.street, shippingAddress?.street],
    carriers: [carrierOf(codeIn(shipments[0]?.method))?.name],
    methods: [paymentMethodOf(codeIn(payments.at(-1)?.method))?.name],
  };
}

const codeIn = (iri: string | null | undefined) => iri?.split("/").at(-1) ?? null;

function totalIn(text: string): number | undefined {
  const [, euros] = /Total\s+([\d\s]+,\d\d)\s*€/.exec(text) ?? [];
  return euros === undefined ? undefined : Number(euros.replace(/\D/g, ""));
}
