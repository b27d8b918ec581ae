import { type ComponentType, Suspense, use, useEffect, useMemo, useRef, useState } from "react";
import { type Start, watchIsland } from "./watch-island.ts";

export interface IslandOptions<P> {
  /** Without it the component is in no HTML of the worker's: it is rendered once `load` has been called, as a dialog. */
  on?: Start;
  load: () => Promise<ComponentType<P>>;
  /** It stands around the screens and stays through navigations: they do not wait for its files. */
  stays?: boolean;
}

/** A component whose files come when it is used. */
export type Island<P> = ComponentType<P> & {
  /** Brings its files now. A failure is not remembered: the next call tries again. @throws where they do not come */
  load: () => Promise<void>;
};

/**
 * A React component whose files and hydration are deferred. Until then the HTML of the worker stands: its links are
 * links, its forms are forms, and what was pressed, sent or typed is not lost (`watch-island.ts`). A page that is
 * swapped in has the files of its islands before it is shown: `loadIslands`.
 *
 * @example
 * export const BuyBoxIsland = island({ on: "touch", load: async () => (await import("./buy-box.tsx")).BuyBox });
 */
export function island<P extends object>({ on, load, stays = false }: IslandOptions<P>): Island<P> {
  const files = deferred(load);
  if (on && (import.meta.env.SSR || !stays)) named.push(files.load);

  /** A boundary that suspends while it hydrates keeps the HTML of the worker. */
  function Content(props: P) {
    const Component = files.loaded() ?? use(files.promise);
    return <Component {...props} />;
  }

  function Island(props: P) {
    const place = useRef<HTMLDivElement>(null);
    const [hydration] = useState(() => Promise.withResolvers<void>());
    const [first] = useState(props);
    const [hydrated, setHydrated] = useState(false);
    useEffect(() => {
      const stop = watchIsland(place.current, { on, load: files.load, hydrated: hydration.promise });
      void hydration.promise.then(() => setHydrated(true));
      return stop;
    }, [hydration]);
    // React would throw the HTML away to render other props, or itself anew, where it cannot hydrate yet.
    const shown = hydrated || files.loaded() ? props : first;
    const content = useMemo(
      () => (
        <Suspense fallback={null}>
          <Content {...shown} />
          <Hydrated tell={hydration.resolve} />
        </Suspense>
      ),
      [shown, hydration],
    );
    return <div ref={place}>{content}</div>;
  }
  return Object.assign(Island, { load: files.load });
}

/** Its effect runs once everything beside it is hydrated. */
function Hydrated({ tell }: { tell: () => void }) {
  useEffect(tell, [tell]);
  return null;
}

/**
 * The files of all islands of the screens that have been loaded: the worker renders them, and so does the browser where a
 * page is swapped in. @throws where they do not come
 */
export async function loadIslands(): Promise<void> {
  await Promise.all(named.map((load) => load()));
}

const named: (() => Promise<void>)[] = [];

function deferred<T>(load: () => Promise<T>) {
  const { promise, resolve } = Promise.withResolvers<T>();
  let value: T | undefined;
  let loading: Promise<void> | undefined;
  return {
    promise,
    /** Undefined until it is there. */
    loaded: () => value,
    load: () => {
      loading ??= load().then(
        (loaded) => {
          value = loaded;
          resolve(loaded);
        },
        (error: unknown) => {
          loading = undefined;
          throw error;
        },
      );
      return loading;
    },
  };
}
