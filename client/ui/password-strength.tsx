import { formTexts } from "../../shared/forms/texts.ts";
import { translator } from "../../shared/text/translator.ts";
import css from "./password-field.module.css";
import { passwordStrength } from "./password-score.ts";

const t = translator(formTexts);

export function PasswordStrength({ password }: { password: string }) {
  const strength = passwordStrength(password);
  return (
    <div className={css.strength} data-strength={strength} aria-live="polite">
      <span className={css.gauge} aria-hidden="true" />
      {strength && <span>{t(`forms.password.strength.${strength}`)}</span>}
    </div>
  );
}
