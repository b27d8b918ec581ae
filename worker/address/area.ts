import type { Area } from "../area.ts";
import { addressSuggestionsApi } from "./address-suggestions-api.ts";
import { proposedTownsApi } from "./proposed-towns-api.ts";

export const address: Area = {
  api: { "address-suggestions": addressSuggestionsApi, "proposed-towns": proposedTownsApi },
};
