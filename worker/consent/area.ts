import type { Area } from "../area.ts";
import { consentApi } from "./consent-api.ts";
import { loadConsent } from "./consent-page.ts";
import { endedConsent } from "./ended-consent.ts";

export const consent: Area = {
  screens: { "gerer-mes-cookies": { load: loadConsent } },
  middleware: [endedConsent],
  api: { consent: consentApi },
};
