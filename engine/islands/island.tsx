import { type ComponentType, type ReactNode, use } from "react";
import { IslandRenderer, type IslandStart } from "./island-renderer.ts";

interface IslandOptions<P> extends IslandStart {
  /** Loads the island at once if these props require its script. */
  isWanted?: (props: P) => boolean;
  /** Start of its drafts' keys; a stored draft loads the island at once. */
  draft?: (props: P) => string;
}

/**
 * Makes a component an island: a React root whose script loads on demand. Links and forms in the worker's
 * HTML work before that, and events are replayed. Files of islands must end in `.island.tsx`.
 */
export function island<P extends object>(
  Component: ComponentType<P>,
  { isWanted, draft, ...start }: IslandOptions<P>,
): ComponentType<P> {
  if (!import.meta.env.SSR) return Component;
  return function Island(props: P): ReactNode {
    const render = use(IslandRenderer);
    if (!render) return <Component {...props} />;
    const when = isWanted?.(props) ? "load" : start.when;
    return render({ Island, Component, props, start: { ...start, when, draft: draft?.(props) } });
  };
}

/** A whole screen as one island, hydrated at once. An exchange of a part of the page keeps its state. */
export const screenIsland = <P extends object>(Screen: ComponentType<P>): ComponentType<P> =>
  island(Screen, { when: "load", follows: true, hasNoBox: true });
