import { contractHref } from "../../../shared/contract/contract-href.ts";
import { rightsLinkTexts } from "../../../shared/contract/links.texts.ts";
import type { ShownRights } from "../../../shared/contract/shown-rights.ts";
import { href } from "../../../shared/routes.ts";
import { translator } from "../../../shared/text/translator.ts";

const t = translator(rightsLinkTexts);

interface RightsLinksProps {
  className?: string | undefined;
  rights: ShownRights;
}

/** These links end every page, independent of its layout and of the content system. */
export function RightsLinks({ className, rights }: RightsLinksProps) {
  return (
    <ul className={className} aria-label={t("label")}>
      {rights.hasSubscriptions && (
        <li>
          <a href={contractHref("termination")}>{t("termination")}</a>
        </li>
      )}
      <li>
        <a href={contractHref("withdrawal")}>{t("withdrawal")}</a>
      </li>
      {rights.hasRecalls && (
        <li>
          <a href={href("rappels")}>{t("recalls")}</a>
        </li>
      )}
      <li>
        <a href={href("gerer-mes-cookies")} rel="nofollow">
          {t("consent")}
        </a>
      </li>
    </ul>
  );
}
