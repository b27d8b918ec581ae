import { formTexts } from "../../shared/i18n/forms.ts";
import { translator } from "../../shared/i18n/translator.ts";
import { passwordStrength } from "../../shared/password-strength.ts";
import css from "./password-field.module.css";

const t = translator(formTexts);

/** How strong a new password is, said as it is typed; it advises and forbids nothing (readings, password). */
export function PasswordStrength({ password }: { password: string }) {
  const strength = passwordStrength(password);
  return (
    <div className={css.strength} data-strength={strength} aria-live="polite">
      <span className={css.gauge} aria-hidden="true" />
      {strength && <span>{t(`forms.password.strength.${strength}`)}</span>}
    </div>
  );
}
