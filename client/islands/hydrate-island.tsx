import { type ComponentType, type ReactNode, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";

interface HydrateOptions {
  place: HTMLElement;
  Component: ComponentType<object>;
  props: object;
  /** Begins every id of the island, in the worker's HTML too. */
  idPrefix: string;
}

/** Resolves once the island is hydrated, or rendered again where its HTML was changed before. */
export function hydrateIsland({ place, Component, props, idPrefix }: HydrateOptions): Promise<void> {
  return new Promise((onHydrated) => {
    startTransition(() => {
      hydrateRoot(
        place,
        <Hydrated onHydrated={onHydrated}>
          <Component {...props} />
        </Hydrated>,
        // React renders the island again where something has changed its HTML, and reports that.
        { identifierPrefix: idPrefix, onRecoverableError: () => {} },
      );
    });
  });
}

/** Around the component, not beside it: ids follow the shape of the tree, and the worker renders the component alone. */
function Hydrated({ onHydrated, children }: { onHydrated: () => void; children: ReactNode }) {
  useEffect(onHydrated, [onHydrated]);
  return children;
}
