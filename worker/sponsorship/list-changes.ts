import type { Sponsorship } from "../../shared/sponsorship/sponsorship.ts";

const minute = 60 * 1000;
const hour = 60 * minute;

/** The service's clock may be a little ahead. */
const tolerance = 5 * minute;

export function invitedInLastHour(members: readonly Sponsorship[], now: Date): number {
  const ages = members.map(({ createdAt }) => now.getTime() - Date.parse(createdAt ?? ""));
  return ages.filter((age) => age < hour && age > -tolerance).length;
}

/** Addresses are masked, so two friends may look the same; duplicates are counted. */
export function countNew(before: readonly Sponsorship[], after: readonly Sponsorship[]): number {
  const left = before.map(keyOf);
  return after.filter((one) => {
    const place = left.indexOf(keyOf(one));
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  }).length;
}

/** Compares masked addresses within two minutes. @param since length of the list before */
export function wereJustInvited(
  members: readonly Sponsorship[],
  emails: readonly string[],
  { since, now }: { since: number; now: Date },
): boolean {
  const added = members
    .map(({ email, createdAt }) => ({ ends: endsOf(email), moment: Date.parse(createdAt ?? "") }))
    .filter(({ moment }) => Math.abs(now.getTime() - moment) < 2 * minute)
    .toSorted((one, other) => other.moment - one.moment)
    .slice(0, Math.max(0, members.length - since))
    .map(({ ends }) => ends);
  return emails.every((email) => {
    const place = added.indexOf(endsOf(email));
    if (place >= 0) added.splice(place, 1);
    return place >= 0;
  });
}

const endsOf = (email: string) => `${email.slice(0, 1)}${email.slice(email.lastIndexOf("@"))}`.toLowerCase();

const keyOf = ({ email, createdAt }: Sponsorship) => `${email} ${createdAt}`;
