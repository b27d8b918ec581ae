import { noFields } from "../../shared/forms/form-rules.ts";
import type { Page } from "../page/page.ts";
import { form } from "./form.ts";
import type { Form, FormDefinition } from "./form-definition.ts";
import { Refusal } from "./refusal.ts";

/** Refuses what names none of the page's forms. */
export const unknownForm = <Given, Back extends Page | Response, Params = unknown>(
  definition: Omit<FormDefinition<Given, unknown, Back, Params>, "failure" | "rules" | "act">,
): Form<Params, Back> =>
  form({
    ...definition,
    failure: "form not known",
    rules: () => noFields,
    act: () => {
      throw new Refusal("unreadable");
    },
  });
