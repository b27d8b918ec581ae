import * as z from "zod/mini";
import type { FollowedOrder } from "../../../../shared/order/followed/followed-order.ts";
import { optionalListOf, tolerantMembers } from "../../lists.ts";
import { filledText, orDefault, text } from "../fields.ts";
import { reference } from "../references.ts";
import { linesSchema, statesOfOrder, withToken } from "./order.ts";
import { shipmentSchema } from "./shipment.ts";

const members = {
  token: z.string(),
  ...tolerantMembers({
    number: text,
    state: orDefault(statesOfOrder.state, "new" as const),
    paymentState: orDefault(statesOfOrder.paymentState, "unknown" as const),
    shippingState: orDefault(statesOfOrder.shippingState, "unknown" as const),
    checkoutCompletedAt: filledText,
    paidAt: filledText,
    items: linesSchema,
    shipments: optionalListOf("shipment", shipmentSchema),
    city: filledText,
    countryCode: reference,
  }),
};

export const followedOrderSchema: z.ZodMiniType<FollowedOrder> = z.pipe(
  z.pipe(z.transform(withToken), z.object(members)),
  z.transform(
    ({ items: { items }, city, countryCode, shipments, ...order }): FollowedOrder => ({
      ...order,
      items: items.map(({ variant, productName, variantName, quantity }) => ({
        variant,
        productName,
        variantName,
        quantity,
      })),
      // Parcels with an id would be read at their own address, which needs a login.
      shipments: shipments.map((shipment) => ({ ...shipment, id: null })),
      destination: { country: countryCode, carrier: shipments.at(-1)?.method ?? null },
      town: city,
    }),
  ),
);
