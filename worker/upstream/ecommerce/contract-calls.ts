import * as z from "zod/mini";
import type { Termination, Withdrawal } from "../../../shared/contract/contract-forms.ts";
import * as clock from "../../../shared/time/clock.ts";
import { parseDate } from "../../../shared/time/dates.ts";
import type { Call, SendCall } from "./send.ts";

const calls = {
  terminate: () => ["POST", "shop/contract-terminations"],
  withdraw: () => ["POST", "shop/withdrawals"],
} as const satisfies Record<string, (...parts: never[]) => Call>;

export interface ContractReceipt {
  reference: string;
  receivedAt: Date;
}

const receiptSchema: z.ZodMiniType<ContractReceipt> = z.pipe(
  z.object({
    reference: z.pipe(
      z.union([z.string(), z.int()]),
      z.pipe(z.transform(String), z.string().check(z.trim(), z.minLength(1), z.maxLength(100))),
    ),
    receivedAt: z.unknown(),
  }),
  z.transform(({ reference, receivedAt }) => ({
    reference,
    receivedAt: parseDate(receivedAt) ?? clock.date(),
  })),
);

/** These requests cannot be read back, so one in doubt is repeated only by the customer. */
export function contractCalls(send: SendCall) {
  return {
    terminate: ({ date, ...request }: Termination): Promise<ContractReceipt> =>
      send(calls.terminate(), receiptSchema, { body: { ...request, ...(date ? { date } : {}) } }),
    withdraw: ({ items, ...request }: Withdrawal): Promise<ContractReceipt> =>
      send(calls.withdraw(), receiptSchema, { body: { ...request, ...(items ? { items } : {}) } }),
  };
}
