import type { AnimalKind } from "../../../shared/animal/animal.ts";
import type { FormErrors } from "../../../shared/forms/form-errors.ts";
import type { FormInputs } from "../../../shared/forms/smart-form.ts";
import { describeAnimalTexts } from "../../../shared/guide/describe/describe-animal.texts.ts";
import { born, describeInputs } from "../../../shared/guide/describe/describe-animal.ts";
import { describeHref, guideStartHref } from "../../../shared/guide/guide-start.ts";
import { translator } from "../../../shared/text/translator.ts";
import { Button } from "../../ui/button.tsx";
import { Select } from "../../ui/select.tsx";
import { TextField } from "../../ui/text-field.tsx";
import css from "./describe-form.module.css";

const t = translator(describeAnimalTexts);

export interface DescribeFormProps {
  kind: AnimalKind;
  returnTo: string;
  skus: readonly string[];
  inputs?: FormInputs;
  errors?: FormErrors["fields"];
  /** The answers about another animal may be replaced, because the page says so. */
  replaces?: boolean;
}

export const describeFieldIds = {
  birthday: "animal-age",
  weight: "animal-poids",
  sterilized: "animal-sterilise",
};

/** Static on pages that are the same for everybody; a refused form is answered with the page of its address. */
export function DescribeForm({
  kind,
  returnTo,
  skus,
  inputs = {},
  errors = {},
  replaces,
}: DescribeFormProps) {
  const filled = (name: string) => (typeof inputs[name] === "string" ? inputs[name] : undefined);
  return (
    <form className={`stack-4 ${css.form}`} method="post" action={describeHref(kind)} autoComplete="off">
      <input type="hidden" name={describeInputs.returnTo} value={returnTo} />
      {skus.length > 0 && <input type="hidden" name={describeInputs.skus} value={skus.join(",")} />}
      {replaces && <input type="hidden" name={describeInputs.replaces} value="1" />}
      <input type="hidden" name={born.mode} value="age" />
      <div className={css.fields}>
        <TextField
          id={describeFieldIds.birthday}
          name={born.years}
          label={t("age")}
          placeholder={t("ageExample")}
          error={errors.birthday}
          defaultValue={filled(born.years)}
        />
        <TextField
          id={describeFieldIds.weight}
          name="weight"
          label={t("weight")}
          unit="kg"
          inputMode="decimal"
          error={errors.weight}
          defaultValue={filled("weight")}
        />
        <Select
          id={describeFieldIds.sterilized}
          name="sterilized"
          label={t(`sterilized.${kind}`)}
          required
          error={errors.sterilized}
          defaultValue={filled("sterilized") ?? ""}
          choices={[
            { value: "", label: t("choose") },
            { value: "yes", label: t("yes") },
            { value: "no", label: t("no") },
          ]}
        />
      </div>
      <p className="note">
        {t("assumed")} {t("kept")}
      </p>
      <div className="row-3">
        <Button size="small">{t("submit")}</Button>
        <a className="link small" href={guideStartHref(kind)}>
          {t("guide")}
        </a>
      </div>
    </form>
  );
}
