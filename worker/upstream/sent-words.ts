/** Services quote names, passwords and addresses in their errors, which are logged. */
export function withoutSentWords({ body, query }: { body?: unknown; query?: object | undefined }) {
  let sent: Set<string> | undefined;
  return (text: string): string => {
    sent ??= new Set([...textsIn(body), ...textsIn(query)].flatMap((one) => one.match(word) ?? []).map(fold));
    const words = sent;
    return text.replace(word, (one) => (words.has(fold(one)) ? "…" : one));
  };
}

const word = /[\p{L}\p{N}\p{Mark}]+/gu;

const fold = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/\p{Mark}/gu, "")
    .toLowerCase();

function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (value instanceof File) return [value.name];
  if (value instanceof FormData || value instanceof URLSearchParams) return textsIn([...value.values()]);
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
