import { headerSchema } from "./entries/fields.ts";
import { read } from "./read-content.ts";

export const header = read("header.json", headerSchema);
