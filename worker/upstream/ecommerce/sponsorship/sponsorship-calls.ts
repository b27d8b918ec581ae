import * as z from "zod/mini";
import type { Sponsorships } from "../../../../shared/sponsorship/sponsorship.ts";
import { allPages } from "../all-members.ts";
import type { Call, SendCall } from "../send.ts";
import { sponsorshipPage } from "./sponsorship.ts";

const calls = {
  sponsorships: () => ["GET", "shop/sponsorships"],
  invite: () => ["POST", "shop/sponsorships"],
} as const satisfies Record<string, (...parts: never[]) => Call>;

const mostFriends = 2000;

export function sponsorshipCalls(send: SendCall) {
  return {
    sponsorships: async (): Promise<Sponsorships> => {
      const query = { itemsPerPage: "100" };
      const pages = await allPages(send, calls.sponsorships(), sponsorshipPage, { query }, mostFriends);
      const first = pages[0];
      const members = pages.flatMap((page) => page.members);
      return {
        members: members.map((member, place) => ({ number: members.length - place, ...member })),
        code: first?.code ?? null,
        link: first?.link ?? null,
        rewards: { sponsor: first?.rewards?.sponsor ?? null, friend: first?.rewards?.friend ?? null },
      };
    },
    /** All or none: one bad address is a violation at `emails[1]`, and nobody is invited. */
    invite: async (emails: readonly string[], message: string | null): Promise<void> => {
      await send(calls.invite(), z.record(z.string(), z.unknown()), {
        body: { emails, message },
        proof: [201],
      });
    },
  };
}
