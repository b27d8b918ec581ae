import type { ReactNode } from "react";
import { Static } from "./islands/static.tsx";
import announcement from "./layouts/announcement.module.css";
import { DefaultLayout } from "./layouts/default-layout.tsx";
import { MinimalLayout } from "./layouts/minimal-layout.tsx";
import { PageNoticeIsland } from "./layouts/page-notice.island.tsx";
import type { PageData, Shell } from "./page-data.ts";

interface PageLayoutProps {
  shell: Shell;
  page: Pick<PageData, "screen" | "layout" | "hidesOpenPayment">;
  children: ReactNode;
}

export function PageLayout({ shell, page, children }: PageLayoutProps) {
  const strip = (
    <>
      <Static html={shell.parts.recall} className={announcement.place} />
      {!page.hidesOpenPayment && <Static html={shell.openPayment.strip} className={announcement.place} />}
    </>
  );
  if (page.layout === "user-guide" || page.layout === "none") {
    return (
      <>
        {strip}
        {page.layout === "none" ? (
          <main id="contenu">
            <PageNoticeIsland notice={shell.notice} />
            {children}
          </main>
        ) : (
          children
        )}
      </>
    );
  }
  if (page.layout === "minimal") {
    return (
      <MinimalLayout screen={page.screen} strip={strip} notice={shell.notice} footer={shell.parts.footer}>
        {children}
      </MinimalLayout>
    );
  }
  return (
    <DefaultLayout {...shell} strip={strip} question={shell.question}>
      {children}
    </DefaultLayout>
  );
}
