/**
 * `specification` is version 1.10 in its plainest form; the others are as awkward as that version of Sylius.
 * 1.13 holds for 1.14 too.
 */
export const dialects = ["specification", "1.10", "1.11", "1.12", "1.13", "2.0"] as const;
export type Dialect = (typeof dialects)[number];

export const isSince = (dialect: Dialect, first: Dialect): boolean =>
  dialects.indexOf(dialect) >= dialects.indexOf(first);

const until = (last: Dialect) => dialects.filter((dialect) => isSince(last, dialect));
const since = (first: Dialect) => dialects.filter((dialect) => isSince(dialect, first));
const methodsByQuery: readonly Dialect[] = ["1.12", "1.13"];
const methodsByPath = dialects.filter((dialect) => !methodsByQuery.includes(dialect));

const movedCalls: readonly { method: string; path: RegExp; spokenIn: readonly Dialect[] }[] = [
  { method: "PATCH", path: /\/shop\/orders\/[^/]+\/items$/, spokenIn: until("1.10") },
  { method: "POST", path: /\/shop\/orders\/[^/]+\/items$/, spokenIn: since("1.11") },
  { method: "PATCH", path: /\/shop\/orders\/[^/]+\/address$/, spokenIn: until("1.10") },
  { method: "PATCH", path: /\/shop\/orders\/[^/]+\/apply-coupon$/, spokenIn: until("1.10") },
  { method: "DELETE", path: /\/shop\/orders\/[^/]+\/coupon\/[^/]+$/, spokenIn: until("1.10") },
  {
    method: "GET",
    path: /\/shop\/orders\/[^/]+\/(shipments|payments)\/[^/]+\/methods$/,
    spokenIn: methodsByPath,
  },
  { method: "GET", path: /\/shop\/(shipping|payment)-methods$/, spokenIn: methodsByQuery },
  { method: "GET", path: /\/shop\/orders\/[^/]+\/payments\/[^/]+\/configuration$/, spokenIn: until("1.13") },
  { method: "POST", path: /\/shop\/orders\/[^/]+\/payment-requests$/, spokenIn: since("2.0") },
  { method: "GET", path: /\/shop\/payment-requests\/[^/]+$/, spokenIn: since("2.0") },
  { method: "PUT", path: /\/shop\/payment-requests\/[^/]+$/, spokenIn: since("2.0") },
  { method: "GET", path: /\/shop\/shipments\/[^/]+$/, spokenIn: until("1.13") },
  { method: "GET", path: /\/shop\/orders\/[^/]+\/shipments\/[^/]+$/, spokenIn: since("2.0") },
  { method: "PATCH", path: /\/shop\/orders\/[^/]+\/shipments\/[^/]+$/, spokenIn: dialects },
  { method: "POST", path: /\/shop\/authentication-token$/, spokenIn: until("1.12") },
  { method: "POST", path: /\/shop\/reset-password-requests$/, spokenIn: until("1.12") },
  { method: "PATCH", path: /\/shop\/reset-password-requests\/[^/]+$/, spokenIn: until("1.12") },
  { method: "POST", path: /\/shop\/account-verification-requests$/, spokenIn: until("1.12") },
  { method: "PATCH", path: /\/shop\/account-verification-requests\/[^/]+$/, spokenIn: until("1.12") },
  { method: "POST", path: /\/shop\/customers\/(token|reset-password|verify)$/, spokenIn: since("1.13") },
  { method: "PATCH", path: /\/shop\/customers\/(reset-password|verify)\/[^/]+$/, spokenIn: since("1.13") },
];

export function readCall(
  dialect: Dialect,
  { method, path }: { method: string; path: string },
): "spoken" | "unknown" | { allowed: string[] } {
  const here = movedCalls.filter((call) => call.path.test(path));
  const spoken = here.filter(({ spokenIn }) => spokenIn.includes(dialect)).map((call) => call.method);
  if (here.length === 0 || spoken.includes(method)) return "spoken";
  return spoken.length > 0 ? { allowed: spoken } : "unknown";
}
