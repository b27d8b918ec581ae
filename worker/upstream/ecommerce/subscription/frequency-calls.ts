import * as z from "zod/mini";
import type { Frequency } from "../../../../shared/frequency/frequency.ts";
import { cut } from "../../../../shared/text/text.ts";
import { leaveOut, listOf } from "../../lists.ts";
import { allMembers } from "../all-members.ts";
import type { SendCall } from "../send.ts";

/** Milliseconds for each call that reads a page of the list, including its retry. */
const longestWait = 1500;

export function frequencyCalls(send: SendCall, deadline = longestWait) {
  return (): Promise<unknown[]> =>
    allMembers(send, ["GET", "shop/subscription-frequencies"], z.unknown(), { deadline });
}

const longest = 366;
const days = z.int().check(z.minimum(1), z.maximum(longest));
const code = z.pipe(
  z.union([z.int(), z.string()]),
  z.transform((text: string | number) => Number(text)),
);

const memberSchema = z.pipe(
  z.object({
    code: z.optional(z.catch(z.nullish(code), null)),
    days: z.nullish(days),
    position: z.catch(z.nullish(z.number()), null),
    label: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)),
    description: z.catch(z.nullish(z.string()), null),
  }),
  z.transform((member, { issues }) => {
    const { success, data } = days.safeParse(member.days ?? member.code);
    if (!success) issues.push({ code: "custom", message: "neither days nor a code in days", input: member });
    return { ...member, days: data ?? 0 };
  }),
);

const most = 20;
const longestDescription = 160;

const membersSchema = listOf("frequency", memberSchema);

/** A list without any valid member is an error, not an empty list. */
export const frequenciesSchema: z.ZodMiniType<Frequency[]> = z.pipe(
  z.array(z.unknown()),
  z.transform((answer: unknown[], { issues }) => {
    const members = z.parse(membersSchema, answer);
    if (answer.length && !members.length)
      issues.push({ code: "custom", message: "no frequency can be read", input: answer });
    const ordered = members.toSorted((one, other) => placeOf(one) - placeOf(other));
    const byDays = new Map<number, Frequency>();
    for (const { days: every, label, description } of ordered) {
      if (byDays.has(every)) continue;
      byDays.set(every, {
        code: every,
        label,
        ...(description ? { description: cut(description, longestDescription) } : {}),
      });
    }
    const all = [...byDays.values()];
    for (const { code: every } of all.slice(most))
      leaveOut({ kind: "frequency", key: String(every), reason: `more than ${most}` });
    return all.slice(0, most);
  }),
);

const placeOf = ({ position }: { position?: number | null | undefined }) =>
  position ?? Number.MAX_SAFE_INTEGER;
