import { type FormEventHandler, type ReactNode, useRef, useState } from "react";
import {
  type RationProblems,
  type RationSubject,
  type RationView,
  rationDraft,
} from "../../../shared/ration/ration-view.ts";
import { translator } from "../../../shared/text/translator.ts";
import { Button } from "../../ui/button.tsx";
import { Select } from "../../ui/select.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { useDraft } from "../forms/draft/use-draft.ts";
import css from "./rations.module.css";
import { rationTexts } from "./texts.ts";

const t = translator(rationTexts);

export const rationAnchor = "ration";

export interface RationFormProps {
  subject: RationSubject;
  view: RationView;
  onSubmit?: FormEventHandler<HTMLFormElement>;
  pending?: boolean;
  children?: ReactNode;
}

export function RationForm({ subject, view, onSubmit, pending = false, children }: RationFormProps) {
  const { animal, path, today } = subject;
  const { draft, problems = {} } = view;
  const error = (field: keyof RationProblems) => problemText(field, problems[field], animal);
  const [years, months] = yearsAndMonths(draft);
  const form = useRef<HTMLFormElement>(null);
  const [base] = useState(() => JSON.stringify(draft));
  useDraft(form, { key: rationDraft(path), base });
  return (
    <form
      ref={form}
      className="stack-4"
      action={`${path}#${rationAnchor}`}
      noValidate
      onSubmit={onSubmit}
      aria-label={t("title")}
    >
      <TextField
        id="ration-poids"
        name="poids"
        label={t("weight")}
        hint={t(`weightHint.${animal}`)}
        error={error("poids")}
        unit="kg"
        inputMode="decimal"
        defaultValue={draft.poids}
      />
      <fieldset className={css.age}>
        <legend className={css.legend}>{t("age")}</legend>
        <TextField
          id="ration-ans"
          name="ans"
          label={t("years")}
          inputMode="numeric"
          defaultValue={years}
          required={false}
          error={error("age")}
        />
        <TextField
          id="ration-mois"
          name="mois"
          label={t("months")}
          inputMode="numeric"
          defaultValue={months}
          required={false}
        />
        <details className={css.birthday} open={draft.naissance !== undefined}>
          <summary>{t("byBirthday")}</summary>
          <TextField
            id="ration-naissance"
            name="naissance"
            type="date"
            label={t("birthday")}
            error={error("naissance")}
            min="1970-01-01"
            max={today.slice(0, 10)}
            defaultValue={draft.naissance}
            required={false}
          />
        </details>
      </fieldset>
      <Select
        key={draft.nombre}
        id="ration-nombre"
        name="nombre"
        label={t("animals")}
        error={error("nombre")}
        choices={[1, 2, 3, 4, 5, 6, 7, 8, 9].map((number) => ({ value: number, label: String(number) }))}
        defaultValue={draft.nombre ?? 1}
      />
      {children}
      <Button look="outline" pending={pending}>
        {pending ? t("pending") : t("submit")}
      </Button>
    </form>
  );
}

function problemText(field: string, code: string | undefined, animal: string): string | undefined {
  if (!code) return undefined;
  return t.find(`errors.${field}.${code}.${animal}`) ?? t.find(`errors.${field}.${code}`);
}

function yearsAndMonths({ age, ans, mois }: RationView["draft"]): [string | undefined, string | undefined] {
  if (ans || mois || !age || !/^\d+$/.test(age)) return [ans, mois ?? (ans ? undefined : age)];
  const months = Number(age);
  return [String(Math.floor(months / 12)), String(months % 12)];
}
