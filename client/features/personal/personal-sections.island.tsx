import { useMemo, useState } from "react";
import { island } from "../../../engine/islands/island.tsx";
import type { PersonalSaved } from "../../../shared/api/personal.ts";
import { personalTexts } from "../../../shared/customer/personal.texts.ts";
import {
  communicationInputs,
  identityInputs,
  type PersonalData,
} from "../../../shared/customer/personal-data.ts";
import {
  communicationsForm,
  emailChangeForm,
  identityForm,
  passwordChangeForm,
} from "../../../shared/customer/personal-forms.ts";
import { personalScreenTexts } from "../../../shared/customer/personal-screen.texts.ts";
import type { PersonalAction, PersonalSection } from "../../../shared/customer/personal-sections.ts";
import type { FormErrors } from "../../../shared/forms/form-errors.ts";
import type { SmartForm as Definition, FieldChoice, FormInputs } from "../../../shared/forms/smart-form.ts";
import { translator } from "../../../shared/text/translator.ts";
import { DataFileSection } from "./data-file-section.tsx";
import { DeletionSection } from "./deletion-section.tsx";
import { EmailState } from "./email-state.tsx";
import { PersonalForm, personalDrafts } from "./personal-form.tsx";
import { type PersonalDone, PersonalSectionBox } from "./personal-section.tsx";
import css from "./personal-sections.module.css";

const t = translator(personalTexts);
const screenText = translator(personalScreenTexts);

export interface PersonalDataView {
  kind: "data";
  data: PersonalData;
  today: string;
  languages: FieldChoice[];
  identityProvider: string;
  /** False for opaque tokens: the shop then cannot end the sessions of other devices. */
  endsOtherSessions: boolean;
  /** Drafts, shown instead of the saved data. */
  inputs: Partial<Record<PersonalSection, FormInputs>>;
  refused?: { section: PersonalSection; errors: FormErrors };
  done?: PersonalDone;
  deletionRequestedAt?: string;
}

function PersonalSections({
  today,
  languages,
  identityProvider,
  endsOtherSessions,
  ...view
}: PersonalDataView) {
  const [data, setData] = useState(view.data);
  const [done, setDone] = useState<(PersonalDone & { isNew?: true }) | undefined>(view.done);
  // A new count remounts the section's form with the saved values.
  const [saves, setSaves] = useState<Partial<Record<PersonalAction, number>>>({});
  const identity = useMemo(() => identityForm(new Date(today)), [today]);
  const communications = useMemo(() => communicationsForm(languages), [languages]);

  function show(section: PersonalAction, saved: PersonalSaved) {
    tell(section, saved);
    setSaves((counts) => ({ ...counts, [section]: (counts[section] ?? 0) + 1 }));
  }

  function tell(section: PersonalAction, { data: saved, text, undo }: PersonalSaved) {
    setData(saved);
    setDone({ section, tone: "success", text, isNew: true, ...(undo ? { undo } : {}) });
  }

  const noPassword = identityProvider && (
    <p className="small">{t("password.none", { name: identityProvider })}</p>
  );

  const outcomeOf = (section: PersonalAction) => (done?.section === section ? done : undefined);

  function formOf(
    section: PersonalSection,
    form: Definition,
    { known = {}, submit = t("save") }: { known?: FormInputs; submit?: string } = {},
  ) {
    const count = saves[section] ?? 0;
    const isFirst = count === 0;
    return (
      <PersonalForm
        key={count}
        section={section}
        form={form}
        submit={submit}
        inputs={(isFirst ? view.inputs[section] : undefined) ?? known}
        errors={isFirst && view.refused?.section === section ? view.refused.errors : undefined}
        email={data.email}
        onSaved={(saved) => show(section, saved)}
      />
    );
  }

  const boxOf = (section: PersonalAction) => ({
    section,
    outcome: outcomeOf(section),
    onSaved: (saved: PersonalSaved) => show(section, saved),
  });

  return (
    <div className={css.page}>
      <div className={`stack-3 ${css.head}`}>
        <h1>{screenText("title")}</h1>
        <p className="muted measure">{t("intro")}</p>
      </div>
      <PersonalSectionBox {...boxOf("identite")} title={t("identity.title")} text={t("identity.text")}>
        {formOf("identite", identity, { known: identityInputs(data) })}
      </PersonalSectionBox>
      <PersonalSectionBox {...boxOf("e-mail")} title={t("email.title")} text={t("email.text")}>
        <EmailState
          email={data.email}
          isUnverified={data.isUnverified}
          onSent={(saved) => tell("e-mail", saved)}
        />
        <p className="small">{t(endsOtherSessions ? "email.what" : "email.whatHere")}</p>
        {noPassword}
        {formOf("e-mail", emailChangeForm, { submit: t("email.submit") })}
      </PersonalSectionBox>
      <PersonalSectionBox
        {...boxOf("communications")}
        title={t("communications.title")}
        text={t("communications.text")}
      >
        {formOf("communications", communications, { known: communicationInputs(data) })}
      </PersonalSectionBox>
      <PersonalSectionBox
        {...boxOf("mot-de-passe")}
        title={t("password.title")}
        text={t(endsOtherSessions ? "password.text" : "password.textHere")}
      >
        {noPassword}
        {formOf("mot-de-passe", passwordChangeForm, { submit: t("password.submit") })}
      </PersonalSectionBox>
      <PersonalSectionBox {...boxOf("mes-donnees")} title={t("data.title")} text={t("data.text")}>
        <DataFileSection />
      </PersonalSectionBox>
      <PersonalSectionBox {...boxOf("suppression")} title={screenText("deletion")} text={t("deletion.text")}>
        <DeletionSection requestedAt={view.deletionRequestedAt} />
      </PersonalSectionBox>
    </div>
  );
}

export const PersonalSectionsIsland = island(PersonalSections, {
  when: "touch",
  draft: () => personalDrafts,
});
