import type { ReactNode } from "react";
import type { Footer, Header } from "../../shared/content.ts";
import { chromeTexts } from "../../shared/i18n/chrome.ts";
import { translator } from "../../shared/i18n/translator.ts";
import { Announcement } from "../features/chrome/announcement.tsx";
import { SiteFooter } from "../features/chrome/site-footer.tsx";
import { type Account, SiteHeader } from "../features/chrome/site-header.tsx";
import type { Shell } from "../page-data.ts";
import { Notice } from "../ui/notice.tsx";
import css from "./layout.module.css";

const t = translator(chromeTexts);

export interface DefaultLayoutProps {
  header: Header;
  footer: Footer;
  account: Account;
  /** What just happened, said above the page. */
  notice?: Shell["notice"];
  /** The number on the cart; its place is kept while it is empty. */
  cartBadge: ReactNode;
  children: ReactNode;
}

export function DefaultLayout(props: DefaultLayoutProps) {
  const { header, footer, account, notice, cartBadge, children } = props;
  return (
    <div className={css.page}>
      <a className={css.skip} href="#contenu">
        {t("skip")}
      </a>
      {header.announcement && <Announcement link={header.announcement} />}
      <SiteHeader menu={header.menu} account={account} cartBadge={cartBadge} />
      <main className={css.main} id="contenu" tabIndex={-1}>
        {notice && (
          <div className={css.notice}>
            <Notice tone={notice.tone}>{notice.text}</Notice>
          </div>
        )}
        {children}
      </main>
      <SiteFooter footer={footer} />
    </div>
  );
}
