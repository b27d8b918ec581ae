import * as z from "zod/mini";
import { postalAddressSchema } from "../address/address.ts";
import { lastSegment, orderSchema } from "../order/order.ts";

/** A carrier or a payment method comes as an IRI whose last segment is its code, or as an object with it (Sylius). */
const codeSchema = z.nullish(
  z.union([
    z.pipe(z.string(), z.transform(lastSegment)),
    z.pipe(
      z.object({ code: z.string() }),
      z.transform(({ code }) => code),
    ),
  ]),
);

const text = z.nullish(z.string());

const paymentSchema = z.object({
  id: z.int(),
  state: text,
  method: codeSchema,
  /** What the bank said, where it refused; what else a server keeps there is nobody's here. */
  details: z.catch(z.nullish(z.object({ bankCode: text, bankMessage: text })), null),
});

/** The carrier of a shipment comes as an IRI whose last segment is its code, or as an object that may name it. */
const shipmentMethodSchema = z.union([
  z.pipe(
    z.string(),
    z.transform((iri: string) => ({ code: lastSegment(iri), name: null, description: null })),
  ),
  z.object({ code: z.string(), name: text, description: text }),
]);

/** So does the point where a parcel is fetched, by its id. */
const shipmentPointSchema = z.union([
  z.pipe(
    z.string(),
    z.transform((iri: string) => ({
      id: lastSegment(iri),
      name: null,
      street: null,
      postcode: null,
      city: null,
    })),
  ),
  z.object({ id: z.string(), name: text, street: text, postcode: text, city: text }),
]);

const shipmentSchema = z.pipe(
  z.object({
    id: z.int(),
    state: text,
    method: z.nullish(shipmentMethodSchema),
    pickupPoint: z.nullish(shipmentPointSchema),
  }),
  z.transform(({ method, pickupPoint, ...shipment }) => ({
    ...shipment,
    method: method?.code,
    pickupPoint: pickupPoint?.id,
    /** Where the order tells more of them than how they are referred to. */
    carrier: method?.name ? { name: method.name, description: method.description } : undefined,
    point: pickupPoint?.name ? { ...pickupPoint, name: pickupPoint.name } : undefined,
  })),
);

/**
 * An order on its way from cart to paid (contracts of the e-commerce API, spec 4). The last of its payments is the live
 * one, the first of its shipments too.
 */
export const checkoutOrderSchema = z.extend(orderSchema, {
  number: text,
  checkoutState: z._default(z.nullable(z.string()), "cart"),
  paymentState: z._default(z.nullable(z.string()), "cart"),
  shippingState: z._default(z.nullable(z.string()), "cart"),
  /** ISO 8601, or `Y-m-d H:i:s` without zone. */
  checkoutCompletedAt: text,
  billingAddress: z.nullish(postalAddressSchema),
  shippingAddress: z.nullish(postalAddressSchema),
  payments: z._default(z.nullable(z.array(paymentSchema)), []),
  shipments: z._default(z.nullable(z.array(shipmentSchema)), []),
});
export type CheckoutOrder = z.infer<typeof checkoutOrderSchema>;

export const livePayment = ({ payments }: CheckoutOrder) => payments?.at(-1);
export const liveShipment = ({ shipments }: CheckoutOrder) => shipments?.at(0);

/** Who may deliver an order; `price` is whole minor units. */
export const carrierSchema = z.object({
  code: z.string(),
  name: z.string(),
  description: z._default(z.nullable(z.string()), ""),
  price: z.nullish(z.int()),
  kind: z.catch(z.enum(["home", "relay", "shop"]), "home"),
});
export type Carrier = z.infer<typeof carrierSchema>;

/** Where a parcel is fetched; `openingHours` by day of the week, Monday first, empty where it is closed. */
export const pickupPointSchema = z.object({
  id: z.string(),
  name: z.string(),
  street: z._default(z.nullable(z.string()), ""),
  postcode: z._default(z.nullable(z.string()), ""),
  city: z._default(z.nullable(z.string()), ""),
  countryCode: z._default(z.nullable(z.string()), ""),
  latitude: z.nullish(z.number()),
  longitude: z.nullish(z.number()),
  openingHours: z._default(z.nullable(z.array(z.array(z.object({ from: z.string(), to: z.string() })))), []),
  active: z._default(z.nullable(z.boolean()), true),
});
export type PickupPoint = z.infer<typeof pickupPointSchema>;

/** `instructions` is what the shopper does after a delayed method was chosen. */
export const paymentMethodSchema = z.object({
  code: z.string(),
  name: z.string(),
  description: text,
  instructions: text,
});
export type PaymentMethod = z.infer<typeof paymentMethodSchema>;

/** Where the gateway takes the payment, or what the shopper does instead. */
export const paymentConfigurationSchema = z.object({ redirectUrl: text, instructions: text });
export type PaymentConfiguration = z.infer<typeof paymentConfigurationSchema>;

export const countrySchema = z.object({ code: z.string(), name: z.string() });
export type Country = z.infer<typeof countrySchema>;
