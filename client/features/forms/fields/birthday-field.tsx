import { inputsOf } from "../../../../shared/forms/smart-form.ts";
import { formTexts } from "../../../../shared/forms/texts.ts";
import { translator } from "../../../../shared/text/translator.ts";
import { ChoiceGroup, ChoiceOption } from "../../../ui/choice-group.tsx";
import texts from "../../../ui/field.module.css";
import { TextField } from "../../../ui/text-field.tsx";
import css from "../smart-form.module.css";
import { inputOf, type SmartFieldProps, useDays } from "./field-props.ts";

const t = translator(formTexts);

export function BirthdayField({ field, id, error, inputs, register }: SmartFieldProps) {
  const { label, hint, required } = field;
  const names = inputsOf.birthday(field.name);
  const days = useDays({ min: field.min ?? "1970-01-01", max: field.max ?? "today" });
  const date = (
    <TextField
      {...register(names.date)}
      id={id}
      label={field.age ? t("forms.birthday.date") : label}
      hint={field.age ? undefined : hint}
      error={field.age ? undefined : error}
      quiet={field.age ?? false}
      optional={!required}
      required={false}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
      type="date"
      {...days}
      autoComplete={field.autocomplete ?? "off"}
      defaultValue={inputOf(inputs, names.date)?.slice(0, 10)}
    />
  );
  if (!field.age) return date;
  const mode = inputOf(inputs, names.mode) ?? "date";
  return (
    <div className={`stack-3 ${css.birthday}`}>
      <ChoiceGroup id={`${id}-mode`} label={label} hint={hint} optional={!required} look="buttons">
        {(["date", "age"] as const).map((value) => (
          <ChoiceOption
            key={value}
            type="radio"
            {...register(names.mode)}
            value={value}
            defaultChecked={mode === value}
          >
            {t(`forms.birthday.${value}`)}
          </ChoiceOption>
        ))}
      </ChoiceGroup>
      <div className={css.date}>{date}</div>
      <div className={`row-3 ${css.parts} ${css.age}`}>
        {(["years", "months"] as const).map((part) => (
          <TextField
            key={part}
            {...register(names[part])}
            id={`${id}-${part}`}
            label={t(`forms.birthday.${part}`)}
            inputMode="numeric"
            required={false}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-error` : undefined}
            defaultValue={inputOf(inputs, names[part])}
          />
        ))}
      </div>
      {error && (
        <p className={texts.error} id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}
