import { type FormErrors, noErrors } from "../../shared/forms/form-errors.ts";
import { invitationErrors } from "../../shared/sponsorship/invitation.texts.ts";
import { invitationRules } from "../../shared/sponsorship/invitation.ts";
import { translator } from "../../shared/text/translator.ts";
import { fieldErrors } from "../forms/field-errors.ts";
import type { ApiProblem, Violation } from "../upstream/api-error.ts";
import { faultOf } from "../upstream/violation-fault.ts";

const t = translator(invitationErrors);

/** A violation at `emails[1]` names the second address; nobody was invited then. */
export function invitationFaults(problem: ApiProblem, emails: readonly string[]): FormErrors {
  const named = problem.violations.map((violation) => ({ violation, email: emailOf(violation, emails) }));
  const lines = named.flatMap(({ violation, email }) =>
    email === undefined ? [] : [t(textFor[faultOf(violation) ?? ""] ?? "refused", { email })],
  );
  const others = named.flatMap(({ violation, email }) => (email === undefined ? [violation] : []));
  const rest =
    others.length > 0 ? fieldErrors({ ...problem, violations: others }, invitationRules("")) : noErrors;
  const atEmails = [...new Set([...lines, rest.fields.emails ?? ""])].filter(Boolean).join("\n");
  return {
    fields: { ...rest.fields, ...(atEmails ? { emails: atEmails } : {}) },
    form: [...rest.form, t("nobody")],
  };
}

const textFor: Record<string, "malformed" | "known"> = {
  email: "malformed",
  required: "malformed",
  taken: "known",
};

function emailOf({ path }: Violation, emails: readonly string[]): string | undefined {
  const place = /^emails\.(\d{1,3})(\.|$)/.exec(path)?.[1];
  return place === undefined ? undefined : emails[Number(place)];
}
