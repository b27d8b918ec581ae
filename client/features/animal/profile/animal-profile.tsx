import { animalFormTexts } from "../../../../shared/animal/form/animal-form.texts.ts";
import { animalProfileTexts } from "../../../../shared/animal/profile/animal-profile.texts.ts";
import type { AskedField, ProfileFacts } from "../../../../shared/animal/profile/profile-facts.ts";
import { translator } from "../../../../shared/text/translator.ts";
import css from "./animal-profile.module.css";

const t = translator(animalProfileTexts);
const form = translator(animalFormTexts);

export interface AnimalProfileProps extends ProfileFacts {
  name: string;
  fieldHref: (field: AskedField) => string;
}

export function AnimalProfile({ name, known, missing, fieldHref }: AnimalProfileProps) {
  return (
    <>
      {known.length > 0 && (
        <dl className={css.facts}>
          {known.map(({ field, value, hint }) => (
            <div key={field}>
              <dt>{form(field)}</dt>
              <dd>
                {value}
                {hint && <span className={`note ${css.hint}`}>{hint}</span>}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {missing.length > 0 && (
        <div className={css.missing}>
          <h3 className={css.title}>{t("missing.title", { name, count: missing.length })}</h3>
          <p>{t("missing.text")}</p>
          <ul className={css.fields}>
            {missing.map((field) => (
              <li key={field}>
                <a href={fieldHref(field)}>{t(`missing.fields.${field}`)}</a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
