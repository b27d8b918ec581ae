/** `html` is safe: the worker made it, of its own parts or of text it has cleaned. It needs no scripts and gets none. */
export function StillHtml({ html, className }: { html: string; className?: string | undefined }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made or sanitised by the worker before it becomes a prop
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
