import { type AccountPlace, accountPlaces } from "../../shared/account/account-places.ts";
import type { FeatureName } from "../../shared/features.ts";
import type { AppContext } from "../context.ts";

const features: { readonly [Place in AccountPlace]?: FeatureName } = {
  "mon-compte-mes-animaux": "animals",
  "mon-compte-mes-parrainages": "sponsorship",
};

export const accountPlacesOf = (c: AppContext): AccountPlace[] =>
  accountPlaces.filter((place) => {
    const feature = features[place];
    return !feature || c.var.settings.features.has(feature);
  });
