import { type ComponentType, createContext, type ReactNode } from "react";
import type { LoadTime } from "./island-tag.ts";

export interface IslandStart {
  when: LoadTime;
  /** Its content is laid out as if the element were not there. */
  hasNoBox?: boolean;
  /** Where a part of the page is exchanged, it keeps its state and takes new props; else it begins anew with them. */
  follows?: boolean;
}

export interface RenderedIsland<P extends object> {
  /** The export of the `.island.tsx` file: its name leads the browser to the component. */
  Island: ComponentType<P>;
  Component: ComponentType<P>;
  props: P;
  start: IslandStart & { draft?: string | undefined };
}

/** Renders the islands of the current document. Null within an island, whose inner islands are plain components. */
export const IslandRenderer = createContext<
  (<P extends object>(island: RenderedIsland<P>) => ReactNode) | null
>(null);
