import { useMemo } from "react";
import type { StaticHtml } from "./static-html.ts";

export interface StaticProps {
  html: StaticHtml;
  className?: string | undefined;
}

export function Static({ html: { staticHtml: id, html }, className }: StaticProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the id identifies the HTML, which React would else write again
  const content = useMemo(() => ({ __html: html ?? inDocument(id) }), [id]);
  if (!id) return null;
  return (
    <div
      className={className}
      data-static={id}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: made or sanitised by the worker before it becomes a prop
      dangerouslySetInnerHTML={content}
    />
  );
}

function inDocument(id: string): string {
  return document.querySelector(`[data-static="${id}"]`)?.innerHTML ?? "";
}
