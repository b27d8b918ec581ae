import { contactTexts } from "../../../shared/contact/texts.ts";
import { senderFields } from "../../../shared/forms/bot-check.ts";
import { translator } from "../../../shared/text/translator.ts";

const t = translator(contactTexts);

/** What tells a person from a robot where no script runs: when the form was shown, and a field that nobody sees. */
export function SenderFields({ stamp }: { stamp: string }) {
  return (
    <>
      <input type="hidden" name={senderFields.stamp} value={stamp} />
      {/* A robot that reads the HTML takes it for a field. */}
      <div hidden>
        <label>
          {t("trap")}
          <input name={senderFields.trap} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </>
  );
}
