import { type ComponentType, use } from "react";

export interface Later<P> {
  /** Suspends until its files are there, and then no more: where they are, it is shown at once. */
  Content: ComponentType<P>;
  /** Brings its files. Those that do not come are asked for again the next time. @throws where they do not come */
  fetch: () => Promise<void>;
}

/** A component whose files come after those of its page. A page that is swapped in has all of them before it is shown. */
export function later<P extends object>(load: () => Promise<ComponentType<P>>): Later<P> {
  const { promise, resolve } = Promise.withResolvers<ComponentType<P>>();
  let fetching: Promise<void> | undefined;
  const fetch = () => {
    fetching ??= load().then(
      (value) => {
        // As React marks what it has read: its first render with it does not wait.
        void Object.assign(promise, { status: "fulfilled", value });
        resolve(value);
      },
      (error: unknown) => {
        fetching = undefined;
        throw error;
      },
    );
    return fetching;
  };
  all.push(fetch);
  return {
    fetch,
    Content(props) {
      const Component = use(promise);
      return <Component {...props} />;
    },
  };
}

const all: (() => Promise<void>)[] = [];

/** Of every screen that has been loaded. @throws where files do not come */
export async function fetchAll(): Promise<void> {
  await Promise.all(all.map((fetch) => fetch()));
}
