import type { ReactNode } from "react";
import { Static } from "../islands/static.tsx";
import type { Shell } from "../page-data.ts";
import { SkipLink } from "../ui/skip-link.tsx";
import announcement from "./announcement.module.css";
import css from "./layout.module.css";
import { PageNoticeIsland } from "./page-notice.island.tsx";
import { SiteFooter } from "./site-footer.tsx";
import { SiteHeader } from "./site-header.tsx";
import { TopHeaderIsland } from "./top-header.island.tsx";

export interface DefaultLayoutProps extends Pick<Shell, "parts" | "account" | "notice" | "topHeader"> {
  strip: ReactNode;
  question: string | undefined;
  children: ReactNode;
}

export function DefaultLayout({
  parts,
  strip,
  account,
  notice,
  topHeader,
  question,
  children,
}: DefaultLayoutProps) {
  return (
    <div className={css.page}>
      <SkipLink />
      {strip}
      <Static html={parts.announcement} className={announcement.place} />
      {topHeader && <TopHeaderIsland {...topHeader} />}
      <SiteHeader menu={parts.menu} account={account} question={question} />
      <main className={css.main} id="contenu" tabIndex={-1}>
        <PageNoticeIsland notice={notice} />
        {children}
      </main>
      {/* features/marketing fills this element. */}
      <div id="campagne" />
      <SiteFooter links={parts.footer} newsletter={parts.newsletter} />
    </div>
  );
}
