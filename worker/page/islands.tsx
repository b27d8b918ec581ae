import "../../client/frame-islands.ts";
import { type ComponentType, createElement, type ReactNode } from "react";
import { renderToString } from "react-dom/server";
import {
  islandTag,
  type OwnRootOptions,
  type RenderIsland,
  swapQuotes,
} from "../../client/islands/own-root.ts";
import { moduleOf } from "../../engine/modules.ts";
import { filesOf } from "./assets.ts";
import { nameOf } from "./document.tsx";
import { withoutStaticHtml } from "./static-html.ts";

/** Renders the islands of one document, each as a root of its own: what changes one of them leaves the others alone. */
export function islandRenderer(): RenderIsland {
  const counts = new Map<string, number>();
  return (Component, props, options) => {
    const { name } = moduleOf(Component);
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    // An island that comes with a part of another page never has the ids of one of another kind.
    const prefix = `${name}${count > 1 ? count : ""}-`;
    return <Island Component={Component} props={props} options={options} prefix={prefix} />;
  };
}

interface IslandProps<P extends object> {
  Component: ComponentType<P>;
  props: P;
  options: OwnRootOptions;
  prefix: string;
}

function Island<P extends object>({ Component, props, options, prefix }: IslandProps<P>): ReactNode {
  const { when, hasNoBox, follows, draft } = options;
  const { module, name } = moduleOf(Component);
  const { script, imports, sheets } = filesOf(module);
  if (Object.values(props).some((value) => value instanceof Promise))
    throw new Error(`${name} has a late prop`);
  return createElement(islandTag, {
    src: script,
    name,
    when,
    prefix,
    box: hasNoBox ? "none" : undefined,
    follows: follows ? "" : undefined,
    draft,
    imports: imports.map(nameOf).join(" ") || undefined,
    sheets: sheets.map(nameOf).join(" ") || undefined,
    props: swapQuotes(JSON.stringify(withoutStaticHtml(props))),
    dangerouslySetInnerHTML: {
      __html: renderToString(<Component {...props} />, { identifierPrefix: prefix }),
    },
  });
}
