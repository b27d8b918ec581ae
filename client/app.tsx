import { type ReactNode, useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { flushSync } from "react-dom";
import { followLogout } from "./features/account/logout-news.ts";
import { CartBadge } from "./features/cart/cart-badge.tsx";
import { CartDrawerGate } from "./features/cart/cart-drawer-gate.tsx";
import { cartSummary } from "./features/cart/cart-summary.ts";
import { CountryWallGate } from "./features/country/country-wall-gate.tsx";
import { newsletterOnUse } from "./features/newsletter/newsletter-on-use.ts";
import { SuggestionsGate } from "./features/search/suggestions-gate.tsx";
import { DefaultLayout } from "./layouts/default-layout.tsx";
import { MinimalLayout } from "./layouts/minimal-layout.tsx";
import { watchBuild } from "./navigation/build-watch.ts";
import { LoadingBar } from "./navigation/loading-bar.tsx";
import { followNavigation, type ShownPage } from "./navigation/navigate.ts";
import { PageAskedAt } from "./navigation/page-asked.ts";
import { prefetchOnIntent } from "./navigation/prefetch.ts";
import type { FirstPage, Frame, Shell } from "./page-data.ts";
import { type AnyScreen, loadScreen } from "./screens/screens.ts";
import { VisuallyHidden } from "./ui/visually-hidden.tsx";

export interface AppProps {
  first: FirstPage;
  Screen: AnyScreen;
  /** Known where the page is written, kept as it stands where it is hydrated. */
  frame?: Frame;
}

/** The whole page inside the document: rendered by the worker, then hydrated, then swapped at each navigation. */
export function App({ first, Screen, frame }: AppProps) {
  const [shown, setShown] = useState<ShownPage & { moved?: boolean }>({
    page: first.page,
    Screen,
    askedAt: 0,
  });
  const notice = useNotice(shown.moved ? undefined : first.shell.notice);

  useEffect(() => {
    prefetchOnIntent();
    newsletterOnUse();
    followLogout();
    return followNavigation({
      first,
      isOutdated: watchBuild(first.build),
      loadScreen,
      show: (next) =>
        flushSync(() => {
          cartSummary.clearDiscarded();
          setShown({ ...next, moved: true });
        }),
    });
  }, [first]);

  const { page } = shown;
  // The same element as long as the page is the same: a part that sleeps in it would not outlive another rendering.
  const screen = useMemo(() => <shown.Screen {...shown.page.props} />, [shown]);
  return (
    <>
      <LoadingBar />
      <VisuallyHidden>
        <div role="status">{shown.moved ? page.head.title : null}</div>
      </VisuallyHidden>
      <PageAskedAt value={shown.askedAt}>
        <PageLayout frame={frame} shell={{ ...first.shell, notice }} page={page}>
          {screen}
        </PageLayout>
        <CartDrawerGate page={page} />
        <SuggestionsGate page={page} />
        <CountryWallGate wall={first.shell.countryWall} />
      </PageAskedAt>
    </>
  );
}

/** What this page has to say: that the cart was discarded, or what came with the page. */
function useNotice(own: Shell["notice"]): Shell["notice"] {
  const discarded = useSyncExternalStore(
    cartSummary.subscribe,
    () => cartSummary.read().discarded,
    () => undefined,
  );
  return discarded ? { tone: "info", text: discarded } : own;
}

interface PageLayoutProps {
  frame: Frame | undefined;
  shell: Shell;
  page: { layout: string; screen: string };
  children: ReactNode;
}

function PageLayout({ frame, shell, page, children }: PageLayoutProps) {
  if (page.layout === "none") return <main id="contenu">{children}</main>;
  if (page.layout === "minimal") return <MinimalLayout screen={page.screen}>{children}</MinimalLayout>;
  return (
    <DefaultLayout {...shell} frame={frame} cartBadge={<CartBadge />}>
      {children}
    </DefaultLayout>
  );
}
