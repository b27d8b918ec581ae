import * as z from "zod/mini";
import type { Reminder } from "../../../../shared/subscription/reminder/reminder.ts";
import { tolerantMembers } from "../../lists.ts";
import { orDefault } from "../fields.ts";
import { reference } from "../references.ts";
import { subscriptionSchema } from "./subscription.ts";

const ownSchema = z.object(
  tolerantMembers({
    countryCode: reference,
    reminderConfirmed: orDefault(z.boolean(), false),
    needsAttention: orDefault(z.boolean(), false),
  }),
);

/** A subscription without its private members. */
export const reminderSchema: z.ZodMiniType<Reminder> = z.pipe(
  z.transform((reminder: unknown) => ({ subscription: reminder, own: reminder })),
  z.pipe(
    z.object({ subscription: subscriptionSchema, own: ownSchema }),
    z.transform(({ subscription, own }): Reminder => {
      const { id, state, items, interval, nextShipmentDate, editableUntil, locked } = subscription;
      const { pausedUntil, pickupPoint } = subscription;
      return {
        ...{ id, state, items, interval, nextShipmentDate, editableUntil, locked, pausedUntil, pickupPoint },
        country: own.countryCode,
        isConfirmed: own.reminderConfirmed,
        needsAttention: own.needsAttention,
      };
    }),
  ),
);
