import { translator } from "../../shared/text/translator.ts";
import { island } from "../islands/island.tsx";
import { Static } from "../islands/static.tsx";
import type { StaticHtml } from "../islands/static-html.ts";
import { chromeTexts } from "./chrome.texts.ts";
import type { NewsletterFormProps } from "./newsletter-form.tsx";
import css from "./site-footer.module.css";

const t = translator(chromeTexts);

const NewsletterIsland = island({
  on: "touch",
  load: async () => (await import("./newsletter-form.tsx")).NewsletterForm,
  stays: true,
});

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
