import type { Area } from "../area.ts";
import { loadCountry } from "./country.ts";
import { countryApi } from "./country-api.ts";

export const country: Area = {
  screens: { "pays-et-langue": { load: loadCountry } },
  api: { country: countryApi },
};
