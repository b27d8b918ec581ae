/** How a customer comes back from the gateway's page to a subscription. What was done is for the API to say. */
export const gatewayOutcomes = ["accepte", "refuse", "abandonne"] as const;
export type GatewayOutcome = (typeof gatewayOutcomes)[number];

/** Name in the address. */
const outcomeKey = "paiement";

/** @param path of the shop */
export function withGatewayOutcome(path: string, outcome: GatewayOutcome): string {
  const { pathname, search } = new URL(path, "https://shop.example");
  const params = new URLSearchParams(search);
  params.set(outcomeKey, outcome);
  return `${pathname}?${params}`;
}

export const gatewayOutcomeIn = (query: Record<string, string>): GatewayOutcome | undefined =>
  gatewayOutcomes.find((outcome) => outcome === query[outcomeKey]);
