import * as z from "zod/mini";
import { read } from "./read-content.ts";

export const redirects = read(
  "redirects.json",
  z.array(
    z.object({ path: z.string(), redirect: z.nullable(z.string()), status: z.optional(z.literal(410)) }),
  ),
);
