import { contractHref } from "../../shared/contract/contract-href.ts";
import { contractTexts } from "../../shared/contract/texts.ts";
import { translator } from "../../shared/text/translator.ts";

const t = translator(contractTexts);

/** At the end of every page, whatever its layout and whatever the content system says (duties). */
export function ContractLinks({ className }: { className?: string | undefined }) {
  return (
    <ul className={className} aria-label={t("links.label")}>
      <li>
        <a href={contractHref("termination")}>{t("links.termination")}</a>
      </li>
      <li>
        <a href={contractHref("withdrawal")}>{t("links.withdrawal")}</a>
      </li>
    </ul>
  );
}
