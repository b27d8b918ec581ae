import { createElement, type ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { moduleOf } from "../modules.ts";
import type { RenderedIsland } from "./island-renderer.ts";
import { islandTag, swapQuotes } from "./island-tag.ts";

export interface IslandFiles {
  /** Address of the island's file. */
  script: string;
  /** Names of the files it imports and of its style sheets, without folder and ending. */
  imports: readonly string[];
  sheets: readonly string[];
}

/**
 * Renders the islands of one document.
 * @param filesOf finds the files of a source module in the client's build
 * @param around gives islands the context that they have in the browser, too
 */
export function islandRenderer(
  filesOf: (module: string) => IslandFiles,
  around: (island: ReactNode) => ReactNode,
) {
  const counts = new Map<string, number>();
  return <P extends object>({ Island, Component, props, start }: RenderedIsland<P>): ReactNode => {
    const { module, name } = moduleOf(Island);
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    const { script, imports, sheets } = filesOf(module);
    // The name in the prefix prevents clashes with islands of a part that another page brings along.
    const prefix = `${name}${count > 1 ? count : ""}-`;
    return createElement(islandTag, {
      src: script,
      name,
      prefix,
      when: start.when,
      box: start.hasNoBox ? "none" : undefined,
      follows: start.follows ? "" : undefined,
      draft: start.draft,
      imports: imports.join(" ") || undefined,
      sheets: sheets.join(" ") || undefined,
      props: swapQuotes(JSON.stringify(props)),
      dangerouslySetInnerHTML: {
        __html: renderToString(around(<Component {...props} />), { identifierPrefix: prefix }),
      },
    });
  };
}
