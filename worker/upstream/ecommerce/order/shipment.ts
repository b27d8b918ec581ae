import * as z from "zod/mini";
import type {
  Carrier,
  Payment,
  PaymentMethod,
  PaymentStart,
  PickupPoint,
  Shipment,
  Tracking,
} from "../../../../shared/checkout/checkout-order.ts";
import { safeLink } from "../../../../shared/links.ts";
import { attemptStates, shippingStates } from "../../../../shared/order/order-states.ts";
import { optionalListOf, tolerantMembers } from "../../lists.ts";
import { filledText, money, orDefault, recordOrNone } from "../fields.ts";
import { identified, reference } from "../references.ts";
import { namesOf, stateIn } from "../states.ts";

const unknown = z.optional(z.unknown());
const maybe = z.nullish(z.string());
const id = orDefault(z.int(), null);

export const paymentSchema: z.ZodMiniType<Payment> = identified(
  tolerantMembers({
    id,
    state: stateIn("payment", namesOf(attemptStates)),
    method: reference,
    amount: money,
    completedAt: maybe,
    /** Only these members are read, because servers also store secrets here. */
    details: recordOrNone(z.object(tolerantMembers({ bankCode: maybe, bankMessage: maybe }))),
  }),
);

const byLocaleSchema = z.record(z.string(), z.unknown());
const translations = optionalListOf("translation", z.object(tolerantMembers({ name: filledText })));

/** Sylius 1.10 sends names only as translations by locale; PHP serialises an empty map as `[]`. */
const named = {
  name: filledText,
  translations: z.pipe(
    z.transform((byLocale: unknown) => {
      const { data } = byLocaleSchema.safeParse(byLocale);
      return data ? Object.values(data) : byLocale;
    }),
    translations,
  ),
};

interface Named {
  name: string | null;
  translations: { name: string | null }[];
}

const nameOf = ({ name, translations }: Named): string | null =>
  name ?? translations.find((translation) => translation.name)?.name ?? null;

const namesIn = <T>(schema: z.ZodMiniType<T>) => z.catch(z.nullish(schema), null);
const carrierNames = namesIn(z.object(tolerantMembers({ ...named, description: maybe })));
const pointNames = namesIn(
  z.object(tolerantMembers({ name: filledText, street: maybe, postcode: maybe, city: maybe })),
);

const trackingUrl = z.pipe(
  filledText,
  z.transform((address, { issues }) => {
    const link = safeLink(address);
    if (link && /^(https:|\/)/i.test(link)) return link;
    if (address) issues.push({ code: "custom", message: "not a safe link", input: address });
    return null;
  }),
);

const trackingSchema: z.ZodMiniType<Tracking> = z.pipe(
  z.transform((tracking: unknown) => (typeof tracking === "string" ? { code: tracking } : tracking)),
  z.object(tolerantMembers({ carrier: filledText, code: filledText, url: trackingUrl })),
);

const hasTracking = ({ code, url }: Tracking) => Boolean(code || url);

const deliveredSchema = z.looseObject({ method: unknown, pickupPoint: unknown });

export const shipmentSchema: z.ZodMiniType<Shipment> = z.pipe(
  z.pipe(
    z.transform((shipment: unknown) => {
      const { data } = deliveredSchema.safeParse(shipment);
      return data ? { ...data, carrier: data.method, point: data.pickupPoint } : shipment;
    }),
    identified({
      ...tolerantMembers({
        id,
        state: stateIn("shipment", namesOf(shippingStates)),
        method: reference,
        pickupPoint: reference,
        shippedAt: filledText,
        tracking: recordOrNone(trackingSchema),
      }),
      carrier: carrierNames,
      point: pointNames,
    }),
  ),
  z.transform(({ carrier, point, tracking, ...shipment }): Shipment => {
    const name = carrier && nameOf(carrier);
    const isTold = point && Object.values(point).some(Boolean);
    return {
      ...shipment,
      tracking: tracking && hasTracking(tracking) ? tracking : null,
      ...(name && { carrier: { name, ...(carrier.description && { description: carrier.description }) } }),
      ...(isTold && { point: { ...point, name: point.name ?? shipment.pickupPoint ?? "" } }),
    };
  }),
);

const code = z.string();

export const carrierSchema: z.ZodMiniType<Carrier> = z.pipe(
  identified({
    code,
    ...tolerantMembers({
      ...named,
      description: orDefault(z.string(), ""),
      price: money,
      kind: orDefault(z.enum(["home", "relay", "shop"]), "home" as const),
    }),
  }),
  z.transform(
    ({ translations, ...carrier }): Carrier => ({
      ...carrier,
      name: nameOf({ ...carrier, translations }) ?? carrier.code,
    }),
  ),
);

/** An unreadable day keeps its index, because the index is the weekday. */
const { day } = tolerantMembers({
  day: optionalListOf("hours", z.object({ from: z.string(), to: z.string() })),
});

export const pickupPointSchema: z.ZodMiniType<PickupPoint> = z.pipe(
  z.pipe(
    z.transform((point: unknown) => {
      const id = reference.safeParse(point).data;
      return id && typeof point === "object" ? { ...point, id } : point;
    }),
    z.object({
      id: z.string(),
      ...tolerantMembers({
        name: orDefault(z.string(), ""),
        street: orDefault(z.string(), ""),
        postcode: orDefault(z.string(), ""),
        city: orDefault(z.string(), ""),
        countryCode: orDefault(reference, ""),
        latitude: z.nullish(z.number()),
        longitude: z.nullish(z.number()),
        openingHours: orDefault(z.array(day), []),
        active: orDefault(z.boolean(), true),
        distance: z.nullish(z.number()),
      }),
    }),
  ),
  z.transform((point): PickupPoint => ({ ...point, name: point.name || point.id })),
);

export const paymentMethodSchema: z.ZodMiniType<PaymentMethod> = z.pipe(
  identified({ code, ...tolerantMembers({ ...named, description: maybe, instructions: maybe }) }),
  z.transform(
    ({ translations, ...method }): PaymentMethod => ({
      ...method,
      name: nameOf({ ...method, translations }) ?? method.code,
    }),
  ),
);

export const paymentConfigurationSchema: z.ZodMiniType<PaymentStart> = z.pipe(
  recordOrNone(z.object(tolerantMembers({ redirectUrl: filledText, instructions: filledText }))),
  z.transform((configuration): PaymentStart => {
    const { redirectUrl = null, instructions = null } = configuration ?? {};
    return { addresses: redirectUrl ? [redirectUrl] : [], instructions, request: null };
  }),
);
