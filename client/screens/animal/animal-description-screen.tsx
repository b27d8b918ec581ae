import type { FormErrors } from "../../../shared/forms/form-errors.ts";
import { describeAnimalTexts } from "../../../shared/guide/describe/describe-animal.texts.ts";
import { describedFields } from "../../../shared/guide/describe/describe-animal.ts";
import { translator } from "../../../shared/text/translator.ts";
import { DescribeForm, type DescribeFormProps, describeFieldIds } from "../../features/fit/describe-form.tsx";
import { ErrorSummary, FormMessages } from "../../features/forms/error-summary.tsx";
import { Notice } from "../../ui/notice.tsx";
import { PageTitle } from "../../ui/page-title.tsx";
import css from "./animal-description-screen.module.css";

const t = translator(describeAnimalTexts);

export interface AnimalDescriptionScreenProps extends Omit<DescribeFormProps, "errors" | "replaces"> {
  errors?: FormErrors;
  /** Says whose answers this description replaces. */
  warning?: string | undefined;
}

export function AnimalDescriptionScreen({ warning, errors, ...form }: AnimalDescriptionScreenProps) {
  const { fields = {} } = errors ?? {};
  const wrong = describedFields.flatMap((field) => {
    const message = fields[field];
    return message ? [{ id: describeFieldIds[field], label: labelOf(field, form), message }] : [];
  });
  return (
    <div className={css.screen}>
      <PageTitle title={t(`title.${form.kind}`)} />
      <div className="page-width stack-5">
        <p>{t("lead")}</p>
        {warning && <Notice tone="info">{warning}</Notice>}
        {errors && <FormMessages errors={errors} />}
        <ErrorSummary wrong={wrong} isDocument />
        <DescribeForm {...form} errors={fields} replaces={warning !== undefined} />
      </div>
    </div>
  );
}

function labelOf(field: (typeof describedFields)[number], { kind }: Pick<DescribeFormProps, "kind">): string {
  switch (field) {
    case "birthday":
      return t("age");
    case "weight":
      return t("weight");
    case "sterilized":
      return t(`sterilized.${kind}`);
  }
}
