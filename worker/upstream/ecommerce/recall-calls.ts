import * as z from "zod/mini";
import type { OrderedVariant } from "../../../shared/order/order.ts";
import type { LotRecall } from "../../../shared/recall/lot-recall.ts";
import { anyMembers, leaveOut, listOf, tolerantMembers } from "../lists.ts";
import { allMembers } from "./all-members.ts";
import { mostPublic } from "./collection.ts";
import { day, filledText, orDefault } from "./fields.ts";
import { orderedVariantSchema } from "./order/order.ts";
import type { SendCall } from "./send.ts";

const deadline = 1500;

export function recallCalls(send: SendCall, variantOf: (code: string) => Promise<OrderedVariant>) {
  return async (): Promise<unknown[]> => {
    const members = await allMembers(
      send,
      ["GET", "shop/lot-recalls"],
      z.unknown(),
      { deadline },
      mostPublic,
    );
    return Promise.all(members.map((member) => withProduct(member, variantOf)));
  };
}

const named = z.looseObject({ variant: orderedVariantSchema });

async function withProduct(
  member: unknown,
  variantOf: (code: string) => Promise<OrderedVariant>,
): Promise<unknown> {
  const { data } = named.safeParse(member);
  if (!data?.variant.code || data.variant.product) return member;
  const variant = await variantOf(data.variant.code).catch(() => data.variant);
  return { ...data, variant };
}

const longestLot = 60;
const lot = z.pipe(
  z.union([z.string(), z.int()]),
  z.pipe(
    z.transform((value: string | number) => String(value).trim()),
    z.string().check(z.minLength(1), z.maxLength(longestLot)),
  ),
);
/** One unreadable lot invalidates the list: its owner would believe it safe. Empty means all lots. */
const lots = z.pipe(
  z.transform((value: unknown) => (typeof value === "string" || typeof value === "number" ? [value] : value)),
  orDefault(z.pipe(anyMembers, z.array(lot)), [] as string[]),
);

const recallSchema: z.ZodMiniType<LotRecall> = z.pipe(
  z.object({
    variant: orderedVariantSchema,
    ...tolerantMembers({ lots, since: day, text: filledText }),
  }),
  z.transform((recall, { issues }) => {
    if (!recall.variant.code) issues.push({ code: "custom", message: "no variant", input: recall });
    return recall;
  }),
);

const most = 50;

const membersSchema = listOf("lot recall", recallSchema);

/** A list without any valid member is an error, not an empty list. */
export const recallsSchema: z.ZodMiniType<LotRecall[]> = z.pipe(
  z.array(z.unknown()),
  z.transform((answer: unknown[], { issues }) => {
    const recalls = z.parse(membersSchema, answer);
    if (answer.length && !recalls.length)
      issues.push({ code: "custom", message: "no recall can be read", input: answer });
    const newestFirst = recalls.toSorted((one, other) => placeOf(other).localeCompare(placeOf(one)));
    for (const { variant } of newestFirst.slice(most))
      leaveOut({ kind: "lot recall", key: variant.code, reason: `more than ${most}` });
    return newestFirst.slice(0, most);
  }),
);

const placeOf = ({ since }: LotRecall) => since ?? "9999";
