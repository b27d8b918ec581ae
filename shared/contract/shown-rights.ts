import type { FeatureName } from "../features.ts";

/** Links of the page's foot that depend on what the shop sells. The pages themselves always answer. */
export interface ShownRights {
  hasSubscriptions: boolean;
  hasRecalls: boolean;
}

export const shownRights = (features: ReadonlySet<FeatureName>): ShownRights => ({
  hasSubscriptions: features.has("subscriptions"),
  hasRecalls: features.has("recalls"),
});
