import { type ComponentType, type ReactNode, startTransition, useEffect } from "react";
import { flushSync } from "react-dom";
import { hydrateRoot } from "react-dom/client";

interface HydrateOptions {
  place: HTMLElement;
  Component: ComponentType<object>;
  props: object;
  /** Begins every id of the island, in the worker's HTML too. */
  idPrefix: string;
}

export interface HydratedIsland {
  /** Renders it with the props of another page, at once. */
  update: (props: object) => void;
  end: () => void;
}

/** Resolves once the island is hydrated, or rendered again where its HTML was changed before. */
export function hydrateIsland({
  place,
  Component,
  props,
  idPrefix,
}: HydrateOptions): Promise<HydratedIsland> {
  return new Promise((resolve) => {
    const content = (next: object) => (
      <Hydrated onHydrated={onHydrated}>
        <Component {...next} />
      </Hydrated>
    );
    const onHydrated = () =>
      resolve({
        update: (next) => flushSync(() => root.render(content(next))),
        end: () => root.unmount(),
      });
    const hydrate = () =>
      // React renders the island again where something has changed its HTML, and reports that.
      hydrateRoot(place, content(props), { identifierPrefix: idPrefix, onRecoverableError: () => {} });
    let root: ReturnType<typeof hydrateRoot>;
    startTransition(() => {
      root = hydrate();
    });
  });
}

/** Around the component, not beside it: ids follow the shape of the tree, and the worker renders the component alone. */
function Hydrated({ onHydrated, children }: { onHydrated: () => void; children: ReactNode }) {
  useEffect(onHydrated, [onHydrated]);
  return children;
}
