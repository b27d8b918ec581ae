import * as z from "zod/mini";
import { read } from "./read-content.ts";

export const crossSells = read(
  "cross-sells.json",
  z.record(z.string(), z.object({ title: z.string(), skus: z.array(z.string()) })),
);
