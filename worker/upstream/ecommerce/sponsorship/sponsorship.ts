import * as z from "zod/mini";
import { isSponsorCode } from "../../../../shared/sponsorship/sponsor-code.ts";
import { type Sponsorship, sponsorshipStates } from "../../../../shared/sponsorship/sponsorship.ts";
import { parseDate } from "../../../../shared/time/dates.ts";
import { tolerantMembers } from "../../lists.ts";
import { collectionSchema } from "../collection.ts";
import { filledText, orDefault } from "../fields.ts";

const date = z.pipe(
  z.nullish(z.string()),
  z.transform((text: string | null | undefined) => parseDate(text)?.toISOString() ?? null),
);

const ownReward = z.union([z.int(), z.string().check(z.trim(), z.minLength(1), z.maxLength(200))]);
const rewardObject = z.pipe(
  z.object({ amount: z.nullish(z.int()), label: z.nullish(z.string()) }),
  z.transform(({ amount, label }) => amount ?? (label || null)),
);
const reward = orDefault(
  z.union([
    ownReward,
    rewardObject,
    z.pipe(
      z.tuple([]),
      z.transform(() => null),
    ),
  ]),
  null,
);

const sponsorshipSchema: z.ZodMiniType<Omit<Sponsorship, "number">> = z.pipe(
  z.object({
    email: z.string().check(z.trim(), z.minLength(1)),
    ...tolerantMembers({
      state: orDefault(z.enum(sponsorshipStates), null),
      createdAt: date,
      reward,
    }),
  }),
  z.transform(({ email, ...sponsorship }) => ({ ...sponsorship, email: masked(email) })),
);

function masked(email: string): string {
  if (/[•*…]/.test(email)) return email;
  const at = email.lastIndexOf("@");
  return at < 0 ? `${email.slice(0, 1)}•••` : `${email.slice(0, 1)}•••${email.slice(at)}`;
}

const amount = z.nullish(z.int().check(z.positive()));

const isLink = (text: string) => /^(https?:\/\/|\/(?!\/))/i.test(text) && text.length <= 500;

export const sponsorshipPage = z.intersection(
  collectionSchema(sponsorshipSchema),
  z.object(
    tolerantMembers({
      code: z.pipe(filledText, z.nullable(z.string().check(z.refine(isSponsorCode)))),
      link: z.pipe(filledText, z.nullable(z.string().check(z.refine(isLink)))),
      rewards: z.nullish(z.object(tolerantMembers({ sponsor: amount, friend: amount }))),
    }),
  ),
);
