import type { Thing } from "schema-dts";

export function StructuredData({ things }: { things: readonly Thing[] | undefined }) {
  return things?.map((thing) => {
    const json = inScript(thing);
    // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in which no `<` is left
    return <script key={json} type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
  });
}

/** Escapes `<`, so that no content can close the script element. */
function inScript(thing: Thing): string {
  return JSON.stringify({ "@context": "https://schema.org", ...(thing as object) }).replaceAll(
    "<",
    "\\u003c",
  );
}
