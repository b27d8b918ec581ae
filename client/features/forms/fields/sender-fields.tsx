import { contactTexts } from "../../../../shared/contact/texts.ts";
import { senderFields } from "../../../../shared/forms/bot-check.ts";
import { translator } from "../../../../shared/text/translator.ts";

const t = translator(contactTexts);

export function SenderFields({ stamp }: { stamp: string }) {
  return (
    <>
      <input type="hidden" name={senderFields.stamp} value={stamp} />
      {/* Honeypot: only bots fill it in. */}
      <div hidden>
        <label>
          {t("trap")}
          <input name={senderFields.trap} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </>
  );
}
