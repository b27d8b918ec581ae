import { sponsorshipTexts } from "../../../shared/sponsorship/texts.ts";
import { translator } from "../../../shared/text/translator.ts";
import { CopyText } from "./copy-text.tsx";
import { ShareButton } from "./share-button.tsx";
import css from "./share-link.module.css";

const t = translator(sponsorshipTexts);

export interface ShareLinkProps {
  code: string | null;
  link: string | null;
}

export function ShareLink({ code, link }: ShareLinkProps) {
  return (
    <section className={`stack-5 ${css.card}`} aria-labelledby="partager">
      <h2 className="title-s" id="partager">
        {t("share.title")}
      </h2>
      {link && (
        <CopyText
          label={t("share.link")}
          text={link}
          copy={t("share.copyLink")}
          copied={t("share.copiedLink")}
        >
          <ShareButton link={link} />
        </CopyText>
      )}
      {code && (
        <CopyText
          label={t("share.code")}
          text={code}
          copy={t("share.copyCode")}
          copied={t("share.copiedCode")}
        />
      )}
      {!link && !code && <p>{t("share.none")}</p>}
    </section>
  );
}
