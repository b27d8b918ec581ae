import * as z from "zod/mini";
import { read } from "./read-content.ts";

const texts = z.record(z.string(), z.string());

export const labelTexts = read("label-texts.json", z.object({ additives: texts, directions: texts }));
