import type { Components, Json } from "./document-parts.ts";

/** The longest answer of a JSON-LD type is the example of all. */
export function exampleOf(answer: unknown, { examples }: Components, isShallow: boolean): Json {
  const value = shown(answer, "", isShallow ? flat : deepest);
  const type = jsonLdType(answer);
  if (!type) return { example: value };
  const known = examples[type];
  if (!known || JSON.stringify(value).length > JSON.stringify(known.value).length) examples[type] = { value };
  return { examples: { [type]: { $ref: `#/components/examples/${type}` } } };
}

export function jsonLdType(value: unknown): string | undefined {
  const type = typeof value === "object" && value !== null && new Map(Object.entries(value)).get("@type");
  return typeof type === "string" && /^[A-Z]\w+$/.test(type) ? type : undefined;
}

const longest = 200;

/** Levels of an example. */
const deepest = 9;

/** Levels of an example whose schema has a single one. */
const flat = 3;

/** Examples are short, and show no token or password. */
export function shown(value: unknown, name = "", depth = deepest): unknown {
  if (typeof value === "string") return shownText(value, name);
  if (typeof value !== "object" || value === null) return value;
  if (depth === 0) return "…";
  if (Array.isArray(value))
    return (isOfRecords(value) ? value.slice(0, 1) : value).map((member) => shown(member, "", depth - 1));
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => [key, shown(member, key, depth - 1)]),
  );
}

/** Blocks of a page differ, so that all are shown. */
const isOfRecords = ([first]: readonly unknown[]) =>
  typeof first === "object" && first !== null && !("__component" in first);

function shownText(text: string, name: string): string {
  if (/password/i.test(name)) return "a-password";
  if (/^eyJ/.test(text)) return "a-json-web-token";
  if (/^[\w-]{100,}$/.test(text)) return "a-key";
  return text.length > longest ? `${text.slice(0, longest - 1)}…` : text;
}
