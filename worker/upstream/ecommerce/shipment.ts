import * as z from "zod/mini";
import type {
  Carrier,
  Payment,
  PaymentConfiguration,
  PaymentMethod,
  PickupPoint,
  Shipment,
} from "../../../shared/checkout/checkout-order.ts";
import { optionalListOf } from "../lists.ts";
import { money, orDefault, referenceSchema, text, withId } from "./fields.ts";

const maybe = z.nullish(z.string());

export const paymentSchema: z.ZodMiniType<Payment> = z.pipe(
  z.transform(withId),
  z.object({
    id: z.int(),
    state: text,
    method: orDefault(referenceSchema, null),
    /** Only these members: servers keep secrets here too. */
    details: z.catch(orDefault(z.object({ bankCode: maybe, bankMessage: maybe }), null), null),
  }),
);

const carrierNameSchema = z.catch(z.nullish(z.object({ name: z.string(), description: maybe })), null);
const pointNameSchema = z.catch(
  z.nullish(z.object({ name: z.string(), street: maybe, postcode: maybe, city: maybe })),
  null,
);

export const shipmentSchema: z.ZodMiniType<Shipment> = z.pipe(
  z.pipe(
    z.transform((shipment: unknown) => {
      const entry = withId(shipment);
      if (typeof entry !== "object" || entry === null) return entry;
      const { method, pickupPoint } = entry as { method?: unknown; pickupPoint?: unknown };
      return { ...entry, carrier: method, point: pickupPoint };
    }),
    z.object({
      id: z.int(),
      state: text,
      method: orDefault(referenceSchema, null),
      pickupPoint: orDefault(referenceSchema, null),
      carrier: carrierNameSchema,
      point: pointNameSchema,
    }),
  ),
  z.transform(
    ({ carrier, point, ...shipment }): Shipment => ({
      ...shipment,
      ...(carrier?.name ? { carrier } : {}),
      ...(point?.name ? { point } : {}),
    }),
  ),
);

export const carrierSchema: z.ZodMiniType<Carrier> = z.object({
  code: z.string(),
  name: z.string(),
  description: orDefault(z.string(), ""),
  price: money,
  kind: z.catch(z.enum(["home", "relay", "shop"]), "home"),
});

export const pickupPointSchema: z.ZodMiniType<PickupPoint> = z.object({
  id: z.string(),
  name: z.string(),
  street: orDefault(z.string(), ""),
  postcode: orDefault(z.string(), ""),
  city: orDefault(z.string(), ""),
  countryCode: orDefault(z.string(), ""),
  latitude: z.nullish(z.number()),
  longitude: z.nullish(z.number()),
  openingHours: optionalListOf("day", z.array(z.object({ from: z.string(), to: z.string() }))),
  active: orDefault(z.boolean(), true),
});

export const paymentMethodSchema: z.ZodMiniType<PaymentMethod> = z.object({
  code: z.string(),
  name: z.string(),
  description: maybe,
  instructions: maybe,
});

export const paymentConfigurationSchema: z.ZodMiniType<PaymentConfiguration> = z.object({
  redirectUrl: maybe,
  instructions: maybe,
});
