import * as z from "zod/mini";
import { isRecord } from "../is-record.ts";
import { optionalListOf } from "../lists.ts";
import { plainLine } from "./plain-text.ts";

const words = z.string().check(z.overwrite(plainLine));

const filterSchema = z.pipe(
  z.transform((entry: unknown) => (isRecord(entry) && "attributes" in entry ? entry.attributes : entry)),
  z.object({ name: words, value: words }),
);

/** Strapi sends filters in a `data` envelope, under `attributes`, or flat. */
export const filtersSchema = z.pipe(
  z.transform((value: unknown) => (isRecord(value) && "data" in value ? value.data : value)),
  optionalListOf("filter", filterSchema),
);
