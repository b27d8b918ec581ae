import { personalNotices } from "../../shared/customer/personal.texts.ts";
import { personalFields } from "../../shared/customer/personal-forms.ts";
import { personalHref } from "../../shared/customer/personal-sections.ts";
import { translator } from "../../shared/text/translator.ts";
import { confirmationMail } from "../forms/confirmation-mail.ts";
import { form, nothing } from "../forms/form.ts";
import { oneOf } from "../forms/one-of.ts";
import { unknownForm } from "../forms/unknown-form.ts";
import { changeEmail } from "./change-email.ts";
import { changePassword } from "./change-password.ts";
import { exportData } from "./data-file.ts";
import { requestDeletion } from "./deletion.ts";
import { personalDataOf } from "./personal-customer.ts";
import { leavePersonalNotice, personalNotice } from "./personal-notice.ts";
import { saveCommunications, saveIdentity } from "./save-data.ts";

const say = translator(personalNotices);

export const personalForms = oneOf({
  choose: (_, { values }) => personalFields.schema.parse(values).faire ?? "unknown",
  forms: {
    identite: saveIdentity,
    "e-mail": changeEmail,
    renvoyer: form(
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
    ),
    communications: saveCommunications,
    "mot-de-passe": changePassword,
    "mes-donnees": exportData,
    suppression: requestDeletion,
    unknown: unknownForm({
      given: nothing,
      back: (c) => {
        leavePersonalNotice(c, "error", "identite", say("noForm"));
        return c.redirect(personalHref(), 303);
      },
      messages: () => ({ unreadable: say("noForm") }),
    }),
  },
});
