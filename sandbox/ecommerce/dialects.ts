/** Versions of Sylius that the API speaks; the fields of the specification are in every one. */
export const dialects = ["1.10", "1.12", "2.0"] as const;
export type Dialect = (typeof dialects)[number];

const movedCalls: readonly { method: string; path: RegExp; spokenIn: readonly Dialect[] }[] = [
  { method: "PATCH", path: /\/shop\/orders\/[^/]+\/items$/, spokenIn: ["1.10"] },
  { method: "POST", path: /\/shop\/orders\/[^/]+\/items$/, spokenIn: ["1.12", "2.0"] },
  // From 1.12 on these are a PUT of /shop/orders/{token}.
  { method: "PATCH", path: /\/shop\/orders\/[^/]+\/address$/, spokenIn: ["1.10"] },
  { method: "PATCH", path: /\/shop\/orders\/[^/]+\/apply-coupon$/, spokenIn: ["1.10"] },
  { method: "DELETE", path: /\/shop\/orders\/[^/]+\/coupon\/[^/]+$/, spokenIn: ["1.10"] },
];

/**
 * Whether a dialect knows a call: `spoken`, the methods it knows at this address (405), or `unknown` (404).
 */
export function readCall(
  dialect: Dialect,
  { method, path }: { method: string; path: string },
): "spoken" | "unknown" | { allowed: string[] } {
  const here = movedCalls.filter((call) => call.path.test(path));
  const spoken = here.filter(({ spokenIn }) => spokenIn.includes(dialect)).map((call) => call.method);
  if (here.length === 0 || spoken.includes(method)) return "spoken";
  return spoken.length > 0 ? { allowed: spoken } : "unknown";
}
