import { type ComponentType, type ReactNode, use } from "react";
import { IslandRenderer, type IslandStart } from "./island-renderer.ts";

interface IslandOptions<P> extends IslandStart {
  /** Whether these props are a reason to load it at once. */
  isWanted?: (props: P) => boolean;
  /** Beginning of the keys of its forms' drafts: one that was kept loads it at once. */
  draft?: (props: P) => string;
}

/**
 * Makes an island of a component: a React root of its own, with files of its own, which are loaded when it is wanted. Until
 * then the worker's HTML works by itself (links, forms), and presses, submits and input are replayed. Everything else on
 * a page is static. Exported from a file whose name ends in `.island.tsx`; within another island, and in the browser, it
 * is the component itself.
 *
 * @example
 * export const BuyBoxIsland = island(BuyBox, { when: "touch" });
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
