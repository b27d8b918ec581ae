import { contractHref } from "../../../shared/contract/contract-href.ts";
import { contractLinkTexts } from "../../../shared/contract/links.texts.ts";
import { translator } from "../../../shared/text/translator.ts";

const t = translator(contractLinkTexts);

/** At the end of every page, whatever its layout and whatever the content system says (duties). */
export function ContractLinks({ className }: { className?: string | undefined }) {
  return (
    <ul className={className} aria-label={t("label")}>
      <li>
        <a href={contractHref("termination")}>{t("termination")}</a>
      </li>
      <li>
        <a href={contractHref("withdrawal")}>{t("withdrawal")}</a>
      </li>
    </ul>
  );
}
