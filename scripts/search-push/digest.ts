import { createHash } from "node:crypto";
import { isRecord } from "../../worker/upstream/is-record.ts";

/** Equal for equal records, whatever the order of their attributes. */
export const digestOf = (record: object): string =>
  createHash("sha256")
    .update(JSON.stringify(sorted(record)))
    .digest("base64");

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, member]) => [name, sorted(member)]),
  );
}
