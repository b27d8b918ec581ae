import { type AccountPlace, accountPlaces } from "../../shared/account/account-places.ts";
import type { FeatureName } from "../../shared/features.ts";
import type { Services } from "../context.ts";

const features: { readonly [Place in AccountPlace]?: FeatureName } = {
  "mon-compte-mes-abonnements": "subscriptions",
  "mon-compte-mes-animaux": "animals",
  "mon-compte-mes-parrainages": "sponsorship",
};

export const accountPlacesOf = ({ settings }: Services<"settings">): AccountPlace[] =>
  accountPlaces.filter((place) => {
    const feature = features[place];
    return !feature || settings.features.has(feature);
  });
