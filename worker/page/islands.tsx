import "../../client/frame-islands.ts";
import { type ComponentType, createElement, type ReactNode, Suspense, use } from "react";
import { renderToString } from "react-dom/server";
import { latePropId } from "../../client/islands/late-prop.ts";
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
    const late = Object.entries(props).filter(([, value]) => value instanceof Promise);
    return (
      <>
        <Island Component={Component} props={props} options={options} prefix={prefix} />
        {late.map(([prop, value]) => (
          <Suspense key={prop} fallback={null}>
            <LateProp id={latePropId(prefix, prop)} value={value} />
          </Suspense>
        ))}
      </>
    );
  };
}

interface IslandProps<P extends object> {
  Component: ComponentType<P>;
  props: P;
  options: OwnRootOptions;
  prefix: string;
}

/** Can be used at once: what is late in it shows its fallback until its prop has come. */
function Island<P extends object>({ Component, props, options, prefix }: IslandProps<P>): ReactNode {
  const { when, hasNoBox, follows, draft } = options;
  const { module, name } = moduleOf(Component);
  const { script, imports, sheets } = filesOf(module);
  const late = Object.keys(props).filter((prop) => Reflect.get(props, prop) instanceof Promise);
  const now = Object.fromEntries(Object.entries(props).filter(([prop]) => !late.includes(prop)));
  return createElement(islandTag, {
    src: script,
    name,
    // Nothing but its script shows what is late.
    when: late.length > 0 ? "load" : when,
    prefix,
    box: hasNoBox ? "none" : undefined,
    follows: follows ? "" : undefined,
    draft,
    imports: imports.map(nameOf).join(" ") || undefined,
    sheets: sheets.map(nameOf).join(" ") || undefined,
    late: late.join(" ") || undefined,
    props: swapQuotes(JSON.stringify(withoutStaticHtml(now))),
    dangerouslySetInnerHTML: {
      __html: renderToString(<Component {...props} />, { identifierPrefix: prefix }),
    },
  });
}

function LateProp({ id, value: promised }: { id: string; value: Promise<unknown> }) {
  const json = JSON.stringify({ value: use(promised) }).replaceAll("<", "\\u003c");
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in which no `<` is left
  return <script id={id} type="application/json" dangerouslySetInnerHTML={{ __html: json }} />;
}
