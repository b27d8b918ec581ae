import { decodeHTMLStrict } from "entities";
import * as z from "zod/mini";
import { isRecord } from "../is-record.ts";
import { optionalListOf } from "../lists.ts";

const words = z.string().check(z.overwrite(decodeHTMLStrict));

const filterSchema = z.pipe(
  z.transform((entry: unknown) => (isRecord(entry) && "attributes" in entry ? entry.attributes : entry)),
  z.object({ name: words, value: words }),
);

/**
 * Strapi has filters as JSON, components or a relation (spec 3): in an envelope (`data`), under `attributes`, or flat.
 */
export const filtersSchema = z.pipe(
  z.transform((value: unknown) => (isRecord(value) && "data" in value ? value.data : value)),
  optionalListOf("filter", filterSchema),
);
