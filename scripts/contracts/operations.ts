import type { Operation, ServiceOptions } from "./document-parts.ts";
import type { Recording } from "./record.ts";
import { singular } from "./singular.ts";

/** Groups the recorded exchanges by method and path. */
export function operationsOf(recordings: readonly Recording[], options: ServiceOptions): Operation[] {
  const values = new Set([...(options.values ?? []), ...recordings.flatMap(({ given }) => textsIn(given))]);
  const operations = new Map<string, Operation>();
  for (const recording of recordings)
    for (const exchange of recording.exchanges) {
      const path = templateOf(options.pathOf(exchange.url.pathname), values);
      const key = `${exchange.method} ${path}`;
      const operation = operations.get(key) ?? { method: exchange.method, path, exchanges: [] };
      operation.exchanges.push({ exchange, recording });
      operations.set(key, operation);
    }
  return [...operations.values()].toSorted(byReadsFirst);
}

/** A write that answers with a record is described by the read of that record. */
const byReadsFirst = (one: Operation, other: Operation) =>
  Number(one.method !== "GET") - Number(other.method !== "GET");

const textsIn = (value: unknown): string[] => {
  if (typeof value === "string" || typeof value === "number") return [String(value)];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

/** @example /shop/orders/{order}/items/{item} */
function templateOf(pathname: string, values: ReadonlySet<string>): string {
  const segments = pathname.split("/").map(decodeURIComponent);
  return segments
    .map((segment, index) => {
      const isValue = /^\d+$|~/.test(segment) || values.has(segment);
      return segment && isValue ? `{${nameAfter(segments[index - 1] ?? "")}}` : segment;
    })
    .join("/");
}

function nameAfter(collection: string): string {
  const [first = "", ...rest] = (collection || "pages").replace(/^b2c-/, "").split("-");
  const name = [first, ...rest.map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))].join("");
  return singular(name);
}
