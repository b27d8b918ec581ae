import * as z from "zod/mini";
import type { FriendView } from "../sponsorship/friend-view.ts";
import { sponsorshipStates } from "../sponsorship/sponsorship.ts";
import { pageForm } from "./forms.ts";

const member = z.object({
  number: z.number(),
  email: z.string(),
  state: z.nullable(z.enum(sponsorshipStates)),
  date: z.string(),
  reward: z.nullable(z.string()),
}) satisfies z.ZodMiniType<FriendView>;

export const invitationForm = pageForm(z.object({ text: z.string(), members: z.optional(z.array(member)) }));
