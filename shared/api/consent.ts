import { api } from "./api.ts";
import type { Endpoint } from "./endpoint.ts";
import { hasRedirect } from "./redirect.ts";

/**
 * Consent itself is in the cookie. Parsed by hand: a schema library would add a third to the script that a
 * "yes" loads.
 */
export const answerConsent: Endpoint<FormData, { redirect: string } | null> = {
  method: "POST",
  path: api.consent,
  input: "form",
  output: {
    parse(answer) {
      if (answer === null || hasRedirect(answer)) return answer;
      throw new Error("the answer says neither that it is kept nor where to go");
    },
  },
};
