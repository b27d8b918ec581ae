import { personalNotices } from "../../shared/customer/personal.texts.ts";
import type { PersonalData } from "../../shared/customer/personal-data.ts";
import { communicationsForm, identityForm, personalFields } from "../../shared/customer/personal-forms.ts";
import { personalHref } from "../../shared/customer/personal-sections.ts";
import { smartFormRules } from "../../shared/forms/form-schema.ts";
import type { FieldChoice, SmartForm } from "../../shared/forms/smart-form.ts";
import { translator } from "../../shared/text/translator.ts";
import * as clock from "../../shared/time/clock.ts";
import type { Services } from "../context.ts";
import { form } from "../forms/form.ts";
import { Refusal } from "../forms/refusal.ts";
import { UpstreamError } from "../upstream/upstream-error.ts";
import { written } from "../upstream/write-outcome.ts";
import { changeOf, communications, type DataForm, identity, textsOf } from "./change-data.ts";
import { type PersonalCustomer, personalCustomer, readAgain } from "./personal-customer.ts";
import { savePersonalDraft } from "./personal-draft.ts";
import { personalNotice } from "./personal-notice.ts";
import { downPage, languagesFor, personalPage } from "./personal-page.ts";

const say = translator(personalNotices);

interface DataFormOptions {
  section: "identite" | "communications";
  definition: (languages: readonly FieldChoice[]) => SmartForm;
  fields: DataForm;
  saved: string;
}

function saveData({ section, definition, fields, saved }: DataFormOptions) {
  const rulesOf = ({ languages }: { languages: readonly FieldChoice[] }) =>
    smartFormRules(definition(languages));
  return form({
    failure: "personal data not saved",
    given: async (c) => {
      const customer = await personalCustomer(c);
      return { ...customer, languages: languagesFor(c.var, customer.data) };
    },
    rules: rulesOf,
    act: async (c, { given, values, posted }) => {
      const data = { ...given.data, ...fields.read(values, given.data) };
      await save(c.var, given, data);
      const isUndo = personalFields.schema.parse(posted.values).annule !== undefined;
      const isChanged = Object.keys(changeOf(given.data, data)).length > 0;
      const text = isUndo ? say("undone") : saved;
      const undo =
        isUndo || !isChanged ? undefined : textsOf(fields.inputs(given.data), rulesOf(given).fields);
      return {
        to: personalHref({ section }),
        notice: personalNotice("success", section, text, undo),
        json: { text, data, ...(undo ? { undo } : {}) },
      };
    },
    back: (c, { given, errors, draft }) =>
      personalPage(c, given.data, { refused: { section, errors }, inputs: { [section]: draft } }),
    messages: () => ({ unreadable: say("noForm"), unavailable: say("notSaved") }),
    saveDraft: (c, _, posted) => savePersonalDraft(c, section, posted),
    outage: async (c) => downPage(c.var),
  });
}

/** @throws Refusal if the write may have succeeded; UpstreamError if nothing was saved */
async function save(
  services: Services<"ecommerce">,
  { id, data }: PersonalCustomer,
  wanted: PersonalData,
): Promise<void> {
  const change = changeOf(data, wanted);
  if (Object.keys(change).length === 0) return;
  await written<PersonalData>({
    name: "personal data",
    send: () => services.ecommerce.changeCustomer(id, change).then(() => undefined),
    read: () => readAgain(services, id),
    isDone: (found) => Object.keys(changeOf(found, { ...found, ...wanted })).length === 0,
  }).catch((error: unknown) => {
    throw error instanceof UpstreamError && error.isDoubtful
      ? new Refusal("unavailable", say("unsure"), { cause: error })
      : error;
  });
}

export const saveIdentity = saveData({
  section: "identite",
  definition: () => identityForm(clock.date()),
  fields: identity,
  saved: say("identity"),
});

export const saveCommunications = saveData({
  section: "communications",
  definition: communicationsForm,
  fields: communications,
  saved: say("communications"),
});
