import type { ReactNode } from "react";
import { DefaultLayout } from "./layouts/default-layout.tsx";
import { MinimalLayout } from "./layouts/minimal-layout.tsx";
import { OpenPayment } from "./layouts/open-payment.tsx";
import { PageNoticeIsland } from "./layouts/page-notice.island.tsx";
import { RecallBanner } from "./layouts/recall-banner.tsx";
import type { Shell } from "./layouts/shell.ts";
import type { PageData } from "./page-data.ts";

interface PageLayoutProps {
  shell: Shell;
  page: Pick<PageData, "screen" | "layout" | "hidesOpenPayment">;
  children: ReactNode;
}

export function PageLayout({ shell, page, children }: PageLayoutProps) {
  const strip = (
    <>
      <RecallBanner recalls={shell.recalls} />
      {shell.openOrder && !page.hidesOpenPayment && <OpenPayment order={shell.openOrder} />}
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
      <MinimalLayout screen={page.screen} strip={strip} notice={shell.notice} rights={shell.rights}>
        {children}
      </MinimalLayout>
    );
  }
  return (
    <DefaultLayout {...shell} strip={strip}>
      {children}
    </DefaultLayout>
  );
}
