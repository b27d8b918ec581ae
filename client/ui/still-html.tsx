import { type Ref, useState } from "react";

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

export interface KeptHtmlProps extends Omit<StillHtmlProps, "html"> {
  /** Of its own in the document. */
  name: string;
  /** Undefined on the page that came as a document: it is there already, and does not travel a second time. */
  html: string | undefined;
  /** Shows what it is given later, too. Without it the first stays: what was opened in it is not closed again. */
  follows?: boolean;
}

/** Safe HTML of the worker that is written into the document once; a client navigation brings it as a prop. */
export function KeptHtml({ name, html, follows = false, className, ref }: KeptHtmlProps) {
  const [first] = useState(() => html ?? document.querySelector(`[data-kept="${name}"]`)?.innerHTML ?? "");
  return (
    <div
      ref={ref}
      className={className}
      data-kept={name}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: made or sanitised by the worker before it becomes a prop
      dangerouslySetInnerHTML={{ __html: follows ? (html ?? first) : first }}
    />
  );
}
