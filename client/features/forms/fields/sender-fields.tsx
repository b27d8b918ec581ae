import { useEffect, useRef } from "react";
import { contactTexts } from "../../../../shared/contact/texts.ts";
import { type SenderProps, senderFields } from "../../../../shared/forms/bot-check.ts";
import { translator } from "../../../../shared/text/translator.ts";
import { loadBotCheck } from "../bot-check.ts";

const t = translator(contactTexts);

interface SenderFieldsProps extends Pick<SenderProps, "stamp"> {
  botCheck: SenderProps["botCheck"] | undefined;
}

/** Loads the given bot check once its form is used; if that fails, the form is sent without a token. */
export function SenderFields({ stamp, botCheck }: SenderFieldsProps) {
  const trap = useRef<HTMLDivElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a check that is asked for from the start is loaded early
  useEffect(() => {
    const form = trap.current?.closest("form");
    if (!form || !botCheck) return undefined;
    const load = () => void loadBotCheck(botCheck).catch(() => {});
    if (form.contains(document.activeElement)) load();
    form.addEventListener("focusin", load);
    return () => form.removeEventListener("focusin", load);
  }, []);

  return (
    <>
      <input type="hidden" name={senderFields.stamp} value={stamp} />
      {/* Honeypot: only bots fill it in. */}
      <div hidden ref={trap}>
        <label>
          {t("trap")}
          <input name={senderFields.trap} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </>
  );
}
