import { type ComponentType, type ReactNode, use } from "react";
import { IslandRenderer, type IslandStart } from "./island-renderer.ts";

interface IslandOptions<P> extends IslandStart {
  /** Loads the island at once if these props require its script. */
  isWanted?: (props: P) => boolean;
  /** Start of its drafts' keys; a stored draft loads the island at once. */
  draft?: (props: P) => string;
}

type Data<T> = T extends string | number | boolean | null | undefined
  ? T
  : T extends (...args: never) => unknown
    ? never
    : T extends object
      ? { [K in keyof T]: Data<T[K]> }
      : never;

/** No component is accepted if JSON would lose one of its props: a function, promise, element, date or map. */
type WithDataOnly<P> = ComponentType<P> & (P extends Data<P> ? unknown : never);

/**
 * Makes a component an island: a React root whose script loads on demand. Links and forms in the worker's
 * HTML work before that, and events are replayed. Files of islands must end in `.island.tsx`.
 */
export function island<P extends object>(
  Component: WithDataOnly<P>,
  { isWanted, draft, ...start }: IslandOptions<P>,
): ComponentType<P> {
  const Plain: ComponentType<P> = Component;
  if (!import.meta.env.SSR) return Plain;
  return function Island(props: P): ReactNode {
    const render = use(IslandRenderer);
    if (!render) return <Plain {...props} />;
    const when = isWanted?.(props) ? "load" : start.when;
    return render({ Island, Component: Plain, props, start: { ...start, when, draft: draft?.(props) } });
  };
}

/** A whole screen as one island, hydrated at once. An exchange of a part of the page keeps its state. */
export const screenIsland = <P extends object>(Screen: WithDataOnly<P>): ComponentType<P> =>
  island(Screen, { when: "load", follows: true, hasNoBox: true });
