import { guardFields } from "../../../shared/bot-check.ts";
import { contactTexts } from "../../../shared/i18n/contact.ts";
import { translator } from "../../../shared/i18n/translator.ts";

const t = translator(contactTexts);

/** What tells a person from a robot where no script runs: when the form was shown, and a field that nobody sees. */
export function GuardFields({ stamp }: { stamp: string }) {
  return (
    <>
      <input type="hidden" name={guardFields.stamp} value={stamp} />
      {/* A robot that reads the HTML takes it for a field. */}
      <div hidden>
        <label>
          {t("trap")}
          <input name={guardFields.trap} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </>
  );
}
