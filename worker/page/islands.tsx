import "../../client/frame-islands.ts";
import { type ComponentType, createElement, type ReactNode, Suspense, use } from "react";
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
import { isWhole } from "./late.ts";
import { withoutStaticHtml } from "./static-html.ts";

/** Renders the islands of one document, each as a root of its own: what changes one of them leaves the others alone. */
export function islandRenderer(): RenderIsland {
  const counts = new Map<string, number>();
  return (Component, props, options) => {
    const { name } = moduleOf(Component);
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    // An island that comes with a part of another page never has the ids of one of another kind.
    const island = { Component, props, options, prefix: `${name}${count > 1 ? count : ""}-` };
    if (isWhole(props)) return <Island {...island} />;
    return (
      <Suspense
        fallback={
          <Replaced>
            <Component {...props} />
          </Replaced>
        }
      >
        <Island {...island} />
      </Suspense>
    );
  };
}

/** Hidden where no script takes it away (worker/site-files/site-files.ts). */
const Replaced = ({ children }: { children: ReactNode }) => <div data-replaced="">{children}</div>;

interface IslandProps<P extends object> {
  Component: ComponentType<P>;
  props: P;
  options: OwnRootOptions;
  prefix: string;
}

function Island<P extends object>({ Component, props: given, options, prefix }: IslandProps<P>): ReactNode {
  const { when, hasNoBox, follows, draft } = options;
  const props = useSettled(given);
  const { module, name } = moduleOf(Component);
  const { script, imports, sheets } = filesOf(module);
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

/** Props with every late part in its place: an island comes whole. */
function useSettled<P extends object>(props: P): P {
  const entries = Object.entries(props).map(([name, value]) => [
    name,
    value instanceof Promise ? use(value) : value,
  ]);
  return Object.fromEntries(entries);
}
