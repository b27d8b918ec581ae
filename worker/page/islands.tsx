import "../../client/frame-islands.ts";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { islandTag, type RenderIsland } from "../../client/islands/own-root.ts";
import { moduleOf } from "../../engine/modules.ts";
import { filesOf } from "./assets.ts";
import { withoutStaticHtml } from "./static-html.ts";

/** Renders the islands of one document, each as a root of its own: what changes one of them leaves the others alone. */
export function islandRenderer(): RenderIsland {
  let count = 0;
  return (Component, props, { when, hasNoBox }) => {
    count += 1;
    const prefix = `i${count}`;
    const { module, name } = moduleOf(Component);
    const { script, sheets } = filesOf(module);
    return createElement(islandTag, {
      src: script,
      name,
      when,
      prefix,
      box: hasNoBox ? "none" : undefined,
      sheets: sheets.join(" "),
      props: JSON.stringify(withoutStaticHtml(props)),
      dangerouslySetInnerHTML: {
        __html: renderToString(<Component {...props} />, { identifierPrefix: prefix }),
      },
    });
  };
}
