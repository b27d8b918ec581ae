import { translator } from "../../shared/text/translator.ts";
import { Static } from "../islands/static.tsx";
import type { StaticHtml } from "../islands/static-html.ts";
import { chromeTexts } from "./chrome.texts.ts";
import { type NewsletterFormProps, NewsletterIsland } from "./newsletter-form.island.tsx";
import css from "./site-footer.module.css";

const t = translator(chromeTexts);

export interface SiteFooterProps {
  links: StaticHtml;
  newsletter: NewsletterFormProps;
}

export function SiteFooter({ links, newsletter }: SiteFooterProps) {
  return (
    <footer className={css.footer}>
      <div className={css.wrap}>
        <p className={css.motto}>{t("motto")}</p>
        <NewsletterIsland {...newsletter} />
        <Static html={links} className={css.content} />
      </div>
    </footer>
  );
}
