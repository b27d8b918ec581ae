import {
  type ComponentType,
  type ReactNode,
  Suspense,
  use,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { hasDraft } from "../browser/has-draft.ts";
import { withResolvers } from "../browser/with-resolvers.ts";
import { type OwnRootOptions, OwnRoots } from "./own-root.ts";
import { type Start, watchIsland } from "./watch-island.ts";

export interface IslandOptions<P> {
  /** Default: not rendered by the worker at all, but once `load` has been called, as a dialog. */
  on?: Start;
  load: () => Promise<ComponentType<P>>;
  /** Part of a layout: navigations do not wait for its files. */
  stays?: boolean;
  /** Where a part of the page is exchanged, it keeps its state and takes new props; else it begins anew with them. */
  follows?: boolean;
  /** Whether these props are a reason to load it at once. */
  isWanted?: (props: P) => boolean;
  /** Key of the draft of its form, which loads it at once. */
  draft?: (props: P) => string;
}

export type Island<P> = ComponentType<P> & {
  /** Loads its files now. A failure is not cached: the next call retries. @throws where they do not load */
  load: () => Promise<void>;
};

/**
 * A React component whose files and hydration are deferred. Until then the worker's HTML works by itself (links,
 * forms), and presses, submits and input are replayed (`watch-island.ts`). A client navigation loads the files of its
 * islands first: `loadIslands`.
 *
 * @example
 * export const BuyBoxIsland = island({
 *   on: "touch",
 *   load: async () => (await import("./buy-box.tsx")).BuyBox,
 * });
 */
export function island<P extends object>(options: IslandOptions<P>): Island<P> {
  const { on, load, stays = false, follows, isWanted, draft } = options;
  const files = deferred(load);
  if (on && (import.meta.env.SSR || !stays)) named.push(files.load);

  /** A boundary that suspends while hydrating keeps the worker's HTML. */
  function Content(props: P) {
    const Component = files.loaded() ?? use(files.promise);
    return <Component {...props} />;
  }

  function Island(props: P) {
    const render = use(OwnRoots);
    const Component = files.loaded();
    if (render && on && Component) {
      const when = isWanted?.(props) ? "load" : on;
      return render(Component, props, { when, follows, draft: draft?.(props) });
    }
    return <InPage {...props} />;
  }

  /** As part of the page's root, or of another island's. */
  function InPage(props: P) {
    const place = useRef<HTMLDivElement>(null);
    const [hydration] = useState(() => withResolvers<void>());
    const [first] = useState(props);
    const [hydrated, setHydrated] = useState(false);
    useEffect(() => {
      const stop = watchIsland(place.current, { on, load: files.load, hydrated: hydration.promise });
      void hydration.promise.then(() => setHydrated(true));
      return stop;
    }, [hydration]);
    const wanted = isWanted?.(first) ?? false;
    const draftKey = draft?.(first);
    useEffect(() => {
      // Without its files its form works as without scripts.
      if (wanted || (draftKey && hasDraft(draftKey))) files.load().catch(() => {});
    }, [wanted, draftKey]);
    // New props before hydration would make React discard the HTML.
    const shown = hydrated || files.loaded() ? props : first;
    const content = useMemo(
      () => (
        <Suspense fallback={null}>
          <Content {...shown} />
          <Hydrated onHydrated={hydration.resolve} />
        </Suspense>
      ),
      [shown, hydration],
    );
    return <div ref={place}>{content}</div>;
  }
  return Object.assign(Island, { load: files.load });
}

interface PartOptions<P> extends OwnRootOptions {
  Component: ComponentType<P>;
}

/** A component that is an island where pages have islands of their own roots, and a plain part of the page elsewhere. */
export function ownRoot<P extends object>({ Component, ...options }: PartOptions<P>) {
  return function OwnRoot(props: P): ReactNode {
    const render = use(OwnRoots);
    return render ? render(Component, props, { hasNoBox: true, ...options }) : <Component {...props} />;
  };
}

/** A screen of which all takes part in what its scripts do. */
export const wholeScreen = <P extends object>(Component: ComponentType<P>) =>
  ownRoot({ when: "load", follows: true, Component });

function Hydrated({ onHydrated }: { onHydrated: () => void }) {
  useEffect(onHydrated, [onHydrated]);
  return null;
}

/**
 * Loads the files of the islands of all loaded screens: a client navigation renders them without a fallback.
 *
 * @throws where they do not load
 */
export async function loadIslands(): Promise<void> {
  await Promise.all(named.map((load) => load()));
}

const named: (() => Promise<void>)[] = [];

function deferred<T>(load: () => Promise<T>) {
  const { promise, resolve } = withResolvers<T>();
  let value: T | undefined;
  let loading: Promise<void> | undefined;
  const start = () =>
    load().then((loaded) => {
      value = loaded;
      resolve(loaded);
    });
  return {
    promise,
    loaded: () => value,
    load: () => {
      // Each request of the worker loads for itself: a promise of another may never settle (decision 028).
      if (import.meta.env.SSR) return start();
      loading ??= start().catch((error: unknown) => {
        loading = undefined;
        throw error;
      });
      return loading;
    },
  };
}
