import type { ReactNode } from "react";
import { chromeTexts } from "../../shared/layout/texts.ts";
import { translator } from "../../shared/text/translator.ts";
import type { Frame, Shell } from "../page-data.ts";
import { useKept } from "../ui/kept.ts";
import { Notice } from "../ui/notice.tsx";
import announcementSheets from "./announcement.module.css";
import { Announcement } from "./announcement.tsx";
import css from "./layout.module.css";
import footerSheets from "./site-footer.module.css";
import { SiteFooter } from "./site-footer.tsx";
import { type Account, SiteHeader } from "./site-header.tsx";

const t = translator(chromeTexts);

export interface DefaultLayoutProps {
  /** Known where the page is written only. */
  frame: Frame | undefined;
  /** What the search box holds. */
  question?: string | undefined;
  account: Account;
  /** What just happened, said above the page. */
  notice?: Shell["notice"];
  /** The number on the cart; its place is kept while it is empty. */
  cartBadge: ReactNode;
  children: ReactNode;
}

export function DefaultLayout(props: DefaultLayoutProps) {
  const { frame, question, account, notice, cartBadge, children } = props;
  const announcement = useKept(
    "announcement",
    import.meta.env.SSR && frame?.header.announcement && <Announcement link={frame.header.announcement} />,
  );
  const footer = useKept(
    "footer",
    import.meta.env.SSR && frame && (
      <SiteFooter footer={frame.footer} country={frame.country} newsletter={frame.newsletter} />
    ),
  );
  return (
    <div className={css.page}>
      <a className={css.skip} href="#contenu">
        {t("skip")}
      </a>
      <div {...announcement} className={announcementSheets.kept} />
      <SiteHeader menu={frame?.header.menu} question={question} account={account} cartBadge={cartBadge} />
      <main className={css.main} id="contenu" tabIndex={-1}>
        {notice && (
          <div className={css.notice}>
            <Notice tone={notice.tone}>{notice.text}</Notice>
          </div>
        )}
        {children}
      </main>
      <div {...footer} className={footerSheets.kept} />
    </div>
  );
}
