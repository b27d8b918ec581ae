import type { sponsorships } from "../database/schema/customers.ts";
import { personFaults } from "./customer-rules.ts";
import { type Violation, violation } from "./violations.ts";

export const sponsorReward = 1000;

export const invitationLife = 60;

const mostEmails = 20;
const longestMessage = 1000;

type Row = Pick<typeof sponsorships.$inferSelect, "state" | "friendId" | "createdAt">;
type SponsorshipState = Row["state"];

export function stateOf(
  { state, friendId, createdAt }: Row,
  friend: { placed: boolean; sent: boolean },
  now: Date,
): SponsorshipState {
  if (friendId !== null) return friend.sent ? "rewarded" : friend.placed ? "ordered" : "registered";
  return state === "sent" && invitationEnd({ createdAt }) < now ? "expired" : state;
}

export function invitationEnd({ createdAt }: Pick<Row, "createdAt">): Date {
  return new Date(Date.parse(createdAt) + invitationLife * 86_400_000);
}

export function masked(email: string): string {
  const at = email.lastIndexOf("@");
  return `${email.slice(0, 1)}•••${email.slice(at)}`;
}

interface Invitation {
  emails: readonly string[];
  message: string;
}

export function invitationFaults(
  { emails, message }: Invitation,
  sponsor: string,
  known: ReadonlySet<string>,
): Violation[] {
  return [
    ...(emails.length === 0 ? [tooFew] : []),
    ...(emails.length > mostEmails ? [tooMany] : []),
    ...emails.flatMap((email, index) => {
      const path = `emails[${index}]`;
      const wrong = personFaults({ email });
      if (wrong.length > 0) return wrong.map((fault) => ({ ...fault, path }));
      if (email === sponsor) return [{ path, message: ownAddress }];
      const isKnown = known.has(email) || emails.indexOf(email) < index;
      return isKnown ? [violation("notUnique", path, invitedBefore)] : [];
    }),
    ...(message.length > longestMessage ? [tooLong] : []),
  ];
}

const ownAddress = { en: "You cannot sponsor yourself.", fr: "Vous ne pouvez pas vous parrainer vous-même." };
const invitedBefore = {
  en: "This person has been invited before.",
  fr: "Cette personne a déjà été invitée.",
};

const tooFew = violation("tooFew", "emails", {
  en: "Give at least 1 address.",
  fr: "Il faut au moins 1 adresse.",
});
const tooMany = violation("tooMany", "emails", {
  en: `At most ${mostEmails} addresses are allowed.`,
  fr: `Il faut au plus ${mostEmails} adresses.`,
});
const tooLong = violation("tooLong", "message", {
  en: `At most ${longestMessage} characters are allowed.`,
  fr: `Il faut au plus ${longestMessage} caractères.`,
});
