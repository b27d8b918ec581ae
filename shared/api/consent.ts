import { api } from "./api.ts";
import type { Endpoint } from "./endpoint.ts";
import { hasRedirect } from "./redirect.ts";

/** Parsed by hand: a schema library would be a third of the script that a "yes" loads. */
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
