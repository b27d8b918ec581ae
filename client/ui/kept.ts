import { type HTMLAttributes, type ReactNode, useState } from "react";

/**
 * The content of an element that the worker writes and the browser keeps as it stands: no data travels for it a second
 * time, and its components are not in the bundle. `name` is its own in the document. For what stays the same through a
 * visit; name its content behind `import.meta.env.SSR`, so that the build leaves it out of the browser's files.
 *
 * @example <div {...useKept("footer", import.meta.env.SSR && <SiteFooter footer={footer} />)} />
 */
export const useKept: (name: string, content: ReactNode) => KeptAttributes = import.meta.env.SSR
  ? (name, children) => ({ "data-kept": name, children })
  : useWritten;

interface KeptAttributes extends HTMLAttributes<HTMLElement> {
  "data-kept": string;
}

function useWritten(name: string): KeptAttributes {
  const [html] = useState(() => document.querySelector(`[data-kept="${name}"]`)?.innerHTML ?? "");
  return { "data-kept": name, dangerouslySetInnerHTML: { __html: html }, suppressHydrationWarning: true };
}
