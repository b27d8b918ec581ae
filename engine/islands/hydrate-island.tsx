import { type ComponentType, type ReactNode, startTransition, useEffect } from "react";
import { flushSync } from "react-dom";
import { hydrateRoot } from "react-dom/client";

interface HydrateOptions {
  place: HTMLElement;
  Component: ComponentType<object>;
  props: object;
  idPrefix: string;
}

export interface HydratedIsland {
  update: (props: object) => void;
  end: () => void;
}

/** Rejects if the component throws, and leaves the HTML as it was, whose links and forms work without scripts. */
export function hydrateIsland({
  place,
  Component,
  props,
  idPrefix,
}: HydrateOptions): Promise<HydratedIsland> {
  const folds = [...place.querySelectorAll("details")];
  const before = [...place.childNodes];
  return new Promise((resolve, reject) => {
    const content = (next: object) => (
      <Hydrated onHydrated={onHydrated}>
        <Component {...next} />
      </Hydrated>
    );
    const onHydrated = () => {
      copyFolds(folds, place.querySelectorAll("details"));
      resolve({
        update: (next) => flushSync(() => root.render(content(next))),
        end: () => root.unmount(),
      });
    };
    const hydrate = () =>
      // React renders the island anew if something, such as a translator, changed the HTML, and reports that.
      hydrateRoot(place, content(props), {
        identifierPrefix: idPrefix,
        onRecoverableError: () => {},
        onUncaughtError(error) {
          place.replaceChildren(...before);
          reportError(error);
          reject(error);
        },
      });
    let root: ReturnType<typeof hydrateRoot>;
    startTransition(() => {
      root = hydrate();
    });
  });
}

/** Wraps the component: ids depend on the tree, and the worker renders the component alone. */
function Hydrated({ onHydrated, children }: { onHydrated: () => void; children: ReactNode }) {
  useEffect(onHydrated, [onHydrated]);
  return children;
}

/** Keeps open what the visitor had opened, if React rendered the island anew. */
function copyFolds(before: readonly HTMLDetailsElement[], after: NodeListOf<HTMLDetailsElement>): void {
  if (before.length !== after.length) return;
  for (const [index, fold] of after.entries()) {
    const { open } = before[index] ?? fold;
    if (fold.open !== open) fold.open = open;
  }
}
