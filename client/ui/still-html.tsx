import type { Ref } from "react";

export interface StillHtmlProps {
  html: string;
  className?: string | undefined;
  ref?: Ref<HTMLDivElement>;
}

/** `html` is safe: the worker made it, of its own parts or of text it has cleaned. It needs no scripts and gets none. */
export function StillHtml({ html, className, ref }: StillHtmlProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made or sanitised by the worker before it becomes a prop
  return <div ref={ref} className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
