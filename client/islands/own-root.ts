import { type ComponentType, createContext, type ReactNode } from "react";
import type { Start } from "./watch-island.ts";

/** Element around the HTML of an island that is a root of its own (page-island.ts). */
export const islandTag = "page-island";

export interface OwnRootOptions {
  when: Start;
  /** Its content is laid out as if the element were not there. */
  hasNoBox?: boolean | undefined;
  /** Where a part of the page is exchanged, it keeps its state and takes new props; else it begins anew with them. */
  follows?: boolean | undefined;
  /** Key of the draft of its form, which loads it at once. */
  draft?: string | undefined;
}

/** Renders an island as a root of its own; the worker gives it to pages that are documents with islands. */
export type RenderIsland = <P extends object>(
  Component: ComponentType<P>,
  props: P,
  options: OwnRootOptions,
) => ReactNode;

export const OwnRoots = createContext<RenderIsland | null>(null);

/** JSON without the quotes that HTML would write as six characters each, and back. */
export const swapQuotes = (json: string): string =>
  json.replaceAll(/["~]/g, (sign) => (sign === "~" ? '"' : "~"));
