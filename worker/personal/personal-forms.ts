import { personalNotices } from "../../shared/customer/personal.texts.ts";
import { personalFields } from "../../shared/customer/personal-forms.ts";
import { type PersonalAction, personalHref } from "../../shared/customer/personal-sections.ts";
import { noFields } from "../../shared/forms/form-rules.ts";
import { translator } from "../../shared/text/translator.ts";
import { chosenForm, type FormChoice } from "../forms/chosen-form.ts";
import { confirmationMail } from "../forms/confirmation-mail.ts";
import { formChoice, nothing } from "../forms/form.ts";
import { Refusal } from "../forms/refusal.ts";
import type { Page } from "../page/page.ts";
import { changeEmail } from "./change-email.ts";
import { changePassword } from "./change-password.ts";
import { exportData } from "./data-file.ts";
import { requestDeletion } from "./deletion.ts";
import { personalDataOf } from "./personal-customer.ts";
import { leavePersonalNotice, personalNotice } from "./personal-notice.ts";
import { saveCommunications, saveIdentity } from "./save-data.ts";

const say = translator(personalNotices);

export const personalForms = chosenForm<unknown, Page | Response>((_, { values }) => {
  const { faire } = personalFields.schema.parse(values);
  return faire ? forms[faire] : unknownForm;
});

const resendMail = formChoice(
  confirmationMail({
    sent: ({ customer }) => {
      const text = say("resent", { email: customer.email });
      return {
        to: personalHref({ section: "e-mail" }),
        notice: personalNotice("success", "e-mail", text),
        json: { text, data: personalDataOf(customer) },
      };
    },
    notSent: say("notResent"),
    unsure: say("resentUnsure"),
    back: (c, reason) => {
      leavePersonalNotice(c, "error", "e-mail", reason);
      return c.redirect(personalHref({ section: "e-mail" }), 303);
    },
  }),
);

const unknownForm = formChoice({
  failure: "action not known",
  given: nothing,
  rules: () => noFields,
  act: () => {
    throw new Refusal("unreadable");
  },
  back: (c): Page | Response => {
    leavePersonalNotice(c, "error", "identite", say("noForm"));
    return c.redirect(personalHref(), 303);
  },
  messages: () => ({ unreadable: say("noForm") }),
});

const forms: Record<PersonalAction, FormChoice<unknown, Page | Response>> = {
  identite: saveIdentity,
  "e-mail": changeEmail,
  renvoyer: resendMail,
  communications: saveCommunications,
  "mot-de-passe": changePassword,
  "mes-donnees": exportData,
  suppression: requestDeletion,
};
