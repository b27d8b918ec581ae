import type { Sponsorship } from "../../shared/sponsorship/sponsorship.ts";

const minute = 60 * 1000;
const hour = 60 * minute;

/** A clock of the service may be a little ahead. */
const tolerance = 5 * minute;

export function invitedInLastHour(members: readonly Sponsorship[], now: Date): number {
  const ages = members.map(({ createdAt }) => now.getTime() - Date.parse(createdAt ?? ""));
  return ages.filter((age) => age < hour && age > -tolerance).length;
}

/** Addresses are masked: two friends may look the same, and are counted. */
export function countNew(before: readonly Sponsorship[], after: readonly Sponsorship[]): number {
  const left = before.map(keyOf);
  return after.filter((one) => {
    const place = left.indexOf(keyOf(one));
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  }).length;
}

/** Within two minutes, as far as masked addresses tell. */
export function wereJustInvited(
  members: readonly Sponsorship[],
  emails: readonly string[],
  now: Date,
): boolean {
  const recent = members.filter(
    ({ createdAt }) => Math.abs(now.getTime() - Date.parse(createdAt ?? "")) < 2 * minute,
  );
  return emails.every((email) => recent.some((member) => endsOf(member.email) === endsOf(email)));
}

const endsOf = (email: string) => `${email.slice(0, 1)}${email.slice(email.lastIndexOf("@"))}`.toLowerCase();

const keyOf = ({ email, createdAt }: Sponsorship) => `${email} ${createdAt}`;
