import type { Campaign } from "./campaigns.ts";
import type { EventKind } from "./event-body.ts";
import type { AbTest } from "./switches.ts";

interface Offered {
  campaigns: readonly Campaign[];
  tests: readonly AbTest[];
}

export function actionsFor(event: EventKind, { campaigns, tests }: Offered): Record<string, unknown> {
  const answering = campaigns.filter(({ events }) => events.includes(event)).toReversed();
  return {
    ...Object.fromEntries(answering.map((campaign) => [campaign.action, dataOf(campaign)])),
    ...(tests.length > 0 && { abtest: tests }),
    ...(event === "page_view" && { page_view_done: {} }),
  };
}

function dataOf({ action, name, data }: Campaign): Record<string, unknown> {
  return action === "top_header" ? data : { ...data, campaign: name };
}
