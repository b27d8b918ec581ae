import { useEffect, useMemo, useState } from "react";
import { flushSync } from "react-dom";
import { reloadOnLogout } from "./features/account/reload-on-logout.ts";
import { CartDrawerPlace } from "./features/cart/cart-drawer-place.tsx";
import { cartSummary } from "./features/cart/cart-summary.ts";
import { ConsentQuestion } from "./features/consent/consent-question.tsx";
import { startPopups } from "./features/popup/start-popups.ts";
import { pageShown } from "./features/tracking/track.ts";
import { loadIslands } from "./islands/island.tsx";
import { watchBuild } from "./navigation/build-watch.ts";
import { LoadingBar } from "./navigation/loading-bar.tsx";
import { followNavigation, type ShownPage } from "./navigation/navigate.ts";
import { PageRequestedAt } from "./navigation/page-requested.ts";
import { prefetchOnIntent } from "./navigation/prefetch.ts";
import type { FirstPage, Shell } from "./page-data.ts";
import { PageLayout } from "./page-layout.tsx";
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
            notice: shown.moved ? undefined : first.shell.notice,
            ...(question === undefined ? {} : { question }),
          }}
          page={page}
          pageKey={page}
        >
          {screen}
        </PageLayout>
      </CartDrawerPlace>
    </>
  );
}
