import { type ComponentType, createContext, type ReactNode } from "react";
import type { LoadTime } from "./island-tag.ts";

export interface IslandStart {
  when: LoadTime;
  hasNoBox?: boolean;
  follows?: boolean;
}

export interface RenderedIsland<P extends object> {
  Island: ComponentType<P>;
  Component: ComponentType<P>;
  props: P;
  start: IslandStart & { draft?: string | undefined };
}

/** Null inside an island, whose inner islands render as plain components. */
export const IslandRenderer = createContext<
  (<P extends object>(island: RenderedIsland<P>) => ReactNode) | null
>(null);
