import { useState } from "react";
import { formTexts } from "../../shared/forms/texts.ts";
import { translator } from "../../shared/text/translator.ts";
import fieldCss from "./field.module.css";
import { described, Field } from "./field.tsx";
import { icon } from "./icons.tsx";
import css from "./password-field.module.css";
import { PasswordStrength } from "./password-strength.tsx";
import type { TextFieldProps } from "./text-field.tsx";
import { useHydrated } from "./use-hydrated.ts";

const t = translator(formTexts);

const EyeIcon = icon(
  "M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6",
);
const ClosedEyeIcon = icon("M3 10c2 3 5 4.5 9 4.5s7-1.5 9-4.5M12 14.5V18M6 13l-1.5 3M18 13l1.5 3");

export interface PasswordFieldProps extends Omit<TextFieldProps, "type"> {
  id: string;
  strength?: boolean | undefined;
}

export function PasswordField({
  id,
  label,
  hint,
  error,
  optional,
  quiet,
  strength = false,
  onChange,
  ...rest
}: PasswordFieldProps) {
  const [revealed, setRevealed] = useState(false);
  const [value, setValue] = useState("");
  const hydrated = useHydrated();
  const texts = { label, hint, error, optional: optional ?? false, quiet: quiet ?? false };
  return (
    <Field id={id} {...texts}>
      <div className={css.box}>
        <input
          className={`${fieldCss.input} ${css.input}`}
          type={revealed ? "text" : "password"}
          data-no-draft
          required={!optional}
          spellCheck={false}
          autoCapitalize="none"
          onChange={(event) => {
            setValue(event.target.value);
            return onChange?.(event);
          }}
          {...rest}
          {...described(id, texts)}
        />
        {hydrated && (
          <button
            type="button"
            className={css.reveal}
            aria-controls={id}
            aria-label={t(revealed ? "forms.password.hide" : "forms.password.show")}
            onClick={() => setRevealed(!revealed)}
          >
            {revealed ? <ClosedEyeIcon /> : <EyeIcon />}
          </button>
        )}
      </div>
      {strength && hydrated && <PasswordStrength password={value} />}
    </Field>
  );
}
