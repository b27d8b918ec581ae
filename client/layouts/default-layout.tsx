import type { ReactNode } from "react";
import { SkipLink } from "../ui/skip-link.tsx";
import { Announcement } from "./announcement.tsx";
import { CountryOffer } from "./country-offer.tsx";
import css from "./layout.module.css";
import { PageNoticeIsland } from "./page-notice.island.tsx";
import type { Shell } from "./shell.ts";
import { SiteFooter } from "./site-footer.tsx";
import { SiteHeader } from "./site-header.tsx";
import { TopHeaderIsland } from "./top-header.island.tsx";

export interface DefaultLayoutProps extends Shell {
  strip: ReactNode;
  children: ReactNode;
}

export function DefaultLayout({
  strip,
  announcement,
  countryWall,
  topHeader,
  menu,
  account,
  question,
  notice,
  footer,
  newsletter,
  children,
}: DefaultLayoutProps) {
  return (
    <div className={css.page}>
      <SkipLink />
      {strip}
      {countryWall && <CountryOffer detected={countryWall.detected} />}
      {announcement && <Announcement link={announcement} />}
      {topHeader && <TopHeaderIsland {...topHeader} />}
      <SiteHeader menu={menu} account={account} country={footer.country} question={question} />
      <main className={css.main} id="contenu" tabIndex={-1}>
        <PageNoticeIsland notice={notice} />
        {children}
      </main>
      {/* features/marketing fills this element. */}
      <div id="campagne" />
      <SiteFooter footer={footer} newsletter={newsletter} />
    </div>
  );
}
