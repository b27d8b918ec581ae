import { type ReactNode, useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { LateCartBadge } from "./features/cart/late-cart-badge.tsx";
import { DefaultLayout } from "./layouts/default-layout.tsx";
import { MinimalLayout } from "./layouts/minimal-layout.tsx";
import { watchBuild } from "./navigation/build-watch.ts";
import { LoadingBar } from "./navigation/loading-bar.tsx";
import { followNavigation, type ShownPage } from "./navigation/navigate.ts";
import { prefetchOnIntent } from "./navigation/prefetch.ts";
import type { FirstPage, Shell } from "./page-data.ts";
import type { AnyScreen } from "./screens/screens.ts";
import { VisuallyHidden } from "./ui/visually-hidden.tsx";

/** The whole page inside the document: rendered by the worker, then hydrated, then swapped at each navigation. */
export function App({ first, Screen }: { first: FirstPage; Screen: AnyScreen }) {
  const [shown, setShown] = useState<ShownPage & { moved?: boolean }>({ page: first.page, Screen });

  useEffect(() => {
    prefetchOnIntent();
    return followNavigation({
      first,
      isOutdated: watchBuild(first.build),
      show: (next) => flushSync(() => setShown({ ...next, moved: true })),
    });
  }, [first]);

  const { page } = shown;
  return (
    <>
      <LoadingBar />
      <VisuallyHidden>
        <div role="status">{shown.moved ? page.head.title : null}</div>
      </VisuallyHidden>
      <PageLayout shell={shown.moved ? withoutNotice(first.shell) : first.shell} layout={page.layout}>
        <shown.Screen {...page.props} />
      </PageLayout>
    </>
  );
}

function withoutNotice({ notice: _, ...shell }: Shell): Shell {
  return shell;
}

function PageLayout({ shell, layout, children }: { shell: Shell; layout: string; children: ReactNode }) {
  if (layout === "none") return <main id="contenu">{children}</main>;
  if (layout === "minimal") return <MinimalLayout>{children}</MinimalLayout>;
  return (
    <DefaultLayout {...shell} cartBadge={<LateCartBadge />}>
      {children}
    </DefaultLayout>
  );
}
