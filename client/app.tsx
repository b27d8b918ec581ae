import { type ReactNode, useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { flushSync } from "react-dom";
import { reloadOnLogout } from "./features/account/reload-on-logout.ts";
import { CartDrawerPlace } from "./features/cart/cart-drawer-place.tsx";
import { cartSummary } from "./features/cart/cart-summary.ts";
import { ConsentQuestion } from "./features/consent/consent-question.tsx";
import { startPopups } from "./features/popup/start-popups.ts";
import { pageShown } from "./features/tracking/track.ts";
import { loadIslands } from "./islands/island.tsx";
import { Static } from "./islands/static.tsx";
import announcement from "./layouts/announcement.module.css";
import { DefaultLayout } from "./layouts/default-layout.tsx";
import { MinimalLayout } from "./layouts/minimal-layout.tsx";
import { ShellNotice } from "./layouts/shell-notice.tsx";
import { watchBuild } from "./navigation/build-watch.ts";
import { LoadingBar } from "./navigation/loading-bar.tsx";
import { followNavigation, type ShownPage } from "./navigation/navigate.ts";
import { PageRequestedAt } from "./navigation/page-requested.ts";
import { prefetchOnIntent } from "./navigation/prefetch.ts";
import type { FirstPage, PageData, Shell } from "./page-data.ts";
import { type AnyScreen, loadScreen } from "./screens/screens.ts";
import { VisuallyHidden } from "./ui/visually-hidden.tsx";

export interface AppProps {
  first: FirstPage;
  Screen: AnyScreen;
}

interface Moved extends Pick<Shell, "openPayment"> {
  moved?: boolean;
}

export function App({ first, Screen }: AppProps) {
  const [shown, setShown] = useState<ShownPage<AnyScreen> & Moved>({
    page: first.page,
    Screen,
    requestedAt: 0,
    openPayment: first.shell.openPayment,
  });
  const notice = useNotice(shown.moved ? undefined : first.shell.notice);

  useEffect(() => {
    prefetchOnIntent(async (name) => {
      await loadScreen(name);
      await loadIslands();
    });
    reloadOnLogout(first.shell.account.loggedIn);
    return followNavigation({
      first,
      isOutdated: watchBuild(first.build),
      loadScreen,
      show: (next) =>
        flushSync(() => {
          cartSummary.clearDiscarded();
          setShown(({ openPayment }) => ({
            ...next,
            openPayment: next.page.openPayment ?? openPayment,
            moved: true,
          }));
        }),
    });
  }, [first]);

  useEffect(() => startPopups(first.shell), [first]);

  const { page } = shown;
  useEffect(() => pageShown(page.tracking), [page]);
  const question = page.screen === "search" ? page.props.query : first.shell.question;
  // Changes of the layout do not render the screen again.
  const screen = useMemo(
    () => (
      <PageRequestedAt value={shown.requestedAt}>
        <shown.Screen {...shown.page.props} />
      </PageRequestedAt>
    ),
    [shown],
  );
  return (
    <>
      <LoadingBar />
      <ConsentQuestion asks={page.asksConsent} />
      <VisuallyHidden role="status">
        {shown.moved && !shown.keepsPlace ? page.head.title : null}
      </VisuallyHidden>
      <CartDrawerPlace page={page} openOrder={shown.openPayment.order ?? undefined}>
        <PageLayout
          shell={{
            ...first.shell,
            openPayment: shown.openPayment,
            notice,
            ...(question === undefined ? {} : { question }),
          }}
          page={page}
        >
          {screen}
        </PageLayout>
      </CartDrawerPlace>
    </>
  );
}

function useNotice(own: Shell["notice"]): Shell["notice"] {
  const discarded = useSyncExternalStore(
    cartSummary.subscribe,
    () => cartSummary.read().discarded,
    () => undefined,
  );
  return discarded ? { tone: "info", text: discarded } : own;
}

interface PageLayoutProps {
  shell: Shell;
  page: PageData;
  children: ReactNode;
}

function PageLayout({ shell, page, children }: PageLayoutProps) {
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
            <ShellNotice notice={shell.notice} />
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
    <DefaultLayout {...shell} strip={strip} question={shell.question} page={page}>
      {children}
    </DefaultLayout>
  );
}
