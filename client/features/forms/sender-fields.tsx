import { contactTexts } from "../../../shared/contact/texts.ts";
import { senderFields } from "../../../shared/forms/bot-check.ts";
import { translator } from "../../../shared/text/translator.ts";

const t = translator(contactTexts);

/** Against bots where no script runs: a signed time, and a field that people do not see. */
export function SenderFields({ stamp }: { stamp: string }) {
  return (
    <>
      <input type="hidden" name={senderFields.stamp} value={stamp} />
      {/* Bots that read the HTML fill it in. */}
      <div hidden>
        <label>
          {t("trap")}
          <input name={senderFields.trap} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </>
  );
}
