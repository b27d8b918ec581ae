import type { Area } from "../area.ts";
import { loadSearch } from "./search.ts";
import { suggestionsApi } from "./suggestions-api.ts";

export const search: Area = {
  screens: { rechercher: { load: loadSearch } },
  api: { suggestions: suggestionsApi },
};
