/** Return from the gateway's page. Only a hint: the API decides whether the payment succeeded. */
export const gatewayOutcomes = ["accepte", "refuse", "abandonne"] as const;
export type GatewayOutcome = (typeof gatewayOutcomes)[number];

const outcomeKey = "paiement";

export function withGatewayOutcome(path: string, outcome: GatewayOutcome): string {
  const { pathname, search } = new URL(path, "https://shop.example");
  const params = new URLSearchParams(search);
  params.set(outcomeKey, outcome);
  return `${pathname}?${params}`;
}

export const gatewayOutcomeIn = (query: Record<string, string>): GatewayOutcome | undefined =>
  gatewayOutcomes.find((outcome) => outcome === query[outcomeKey]);
