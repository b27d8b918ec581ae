import { shopName } from "../../shared/identity.ts";
import { translator } from "../../shared/text/translator.ts";
import { chromeTexts } from "./chrome.texts.ts";
import { FooterLinks } from "./footer-links.tsx";
import { NewsletterIsland } from "./newsletter-form.island.tsx";
import type { Shell } from "./shell.ts";
import css from "./site-footer.module.css";

const t = translator(chromeTexts);

/** Short for customers and readers of a mail: help, their rights and the legal row. */
export function SiteFooter({ footer, newsletter }: Pick<Shell, "footer" | "newsletter">) {
  return (
    <footer className={footer.isShort ? `${css.footer} ${css.short}` : css.footer} data-shop={shopName}>
      <div className={`page-width ${css.wrap}`}>
        {!footer.isShort && <p className={css.motto}>{t("motto")}</p>}
        {newsletter && <NewsletterIsland {...newsletter} />}
        <FooterLinks {...footer} />
      </div>
    </footer>
  );
}
