import * as z from "zod/mini";
import type { PaymentAnswer } from "../checkout/payment/payment-attempt.ts";
import type { FoundPoints } from "../delivery/pickup-points.ts";
import { api } from "./api.ts";
import type { Endpoint } from "./endpoint.ts";

const carrierCode = z.string().check(z.regex(/^[\w-]{1,60}$/));
const countryCode = z.string().check(z.regex(/^[A-Z]{2}$/));

export const pointsQuery = z.object({
  carrier: carrierCode,
  postcode: z._default(z.string(), ""),
  countryCode,
  chosen: z.optional(z.string().check(z.maxLength(100))),
});

export type PointsQuery = z.input<typeof pointsQuery>;

const listedPoint = z.object({
  id: z.string(),
  name: z.string(),
  street: z.string(),
  postcode: z.string(),
  city: z.string(),
  countryCode: z.string(),
  latitude: z.nullish(z.number()),
  longitude: z.nullish(z.number()),
  openingHours: z.array(z.array(z.object({ from: z.string(), to: z.string() }))),
  active: z.boolean(),
  distance: z.nullish(z.number()),
});

export const findPoints: Endpoint<PointsQuery, FoundPoints> = {
  method: "GET",
  path: api.pickupPoints,
  input: pointsQuery,
  output: z.object({
    query: z.string(),
    outcome: z.enum(["found", "notDelivered", "empty", "wrong", "none", "unavailable"]),
    points: z.array(listedPoint),
  }),
};

export const paymentStatus: Endpoint<{ order: string }, PaymentAnswer> = {
  method: "GET",
  path: ({ order }) => api.payment(order),
  input: "none",
  output: z.object({ outcome: z.enum(["unplaced", "paid", "cancelled", "checking", "due"]) }),
};
