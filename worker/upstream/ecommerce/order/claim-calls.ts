import * as z from "zod/mini";
import { type ClaimKind, claimKinds, claimStates, type OrderClaim } from "../../../../shared/claim/claim.ts";
import { listOf, tolerantMembers } from "../../lists.ts";
import { path } from "../../path.ts";
import { written } from "../../write-outcome.ts";
import { allMembers } from "../all-members.ts";
import { instant, orDefault, wholeNumber } from "../fields.ts";
import { iri } from "../iri.ts";
import { reference } from "../references.ts";
import type { Call, SendCall } from "../send.ts";

const calls = {
  claims: (token: string) => ["GET", path`shop/orders/${token}/claims`],
  addClaim: (token: string) => ["POST", path`shop/orders/${token}/claims`],
} as const satisfies Record<string, (...parts: never[]) => Call>;

export interface NewClaim {
  kind: ClaimKind;
  /** Ids of the order's lines. */
  items: readonly number[];
  message: string;
  /** `content` is base64, because this API accepts only JSON. */
  file: { name: string; type: string; content: string } | null;
}

const line: z.ZodMiniType<number> = z.pipe(reference, z.pipe(z.transform(Number), z.int()));

const claimSchema: z.ZodMiniType<OrderClaim> = z.pipe(
  z.object({
    reference: z.string().check(z.minLength(1), z.maxLength(100)),
    ...tolerantMembers({
      kind: orDefault(z.enum(claimKinds), null),
      state: orDefault(z.enum(claimStates), "unknown" as const),
      createdAt: instant,
      items: orDefault(listOf("line of a claim", line), []),
      answerWithinDays: orDefault(wholeNumber, null),
    }),
  }),
  z.transform(({ answerWithinDays, ...claim }): OrderClaim => ({ ...claim, answerDays: answerWithinDays })),
);

export function claimCalls(send: SendCall) {
  const orderClaims = (token: string): Promise<OrderClaim[]> =>
    allMembers(send, calls.claims(token), claimSchema);
  return {
    orderClaims,
    /** @param known claims before this one, which tell it apart if the answer is lost */
    addClaim: async (
      token: string,
      { items, ...claim }: NewClaim,
      known: readonly OrderClaim[],
    ): Promise<OrderClaim> => {
      const isNew = ({ reference, kind }: OrderClaim) =>
        kind === claim.kind && !known.some((one) => one.reference === reference);
      const body = { ...claim, items: items.map((item) => iri("order-items", String(item))) };
      const claims = await written({
        name: "claim about an order",
        send: async () => [await send(calls.addClaim(token), claimSchema, { body })],
        read: () => orderClaims(token),
        isDone: (all) => all.some(isNew),
      });
      const made = claims.find(isNew);
      if (!made) throw new Error("A claim counts as done without being listed.");
      return made;
    },
  };
}
