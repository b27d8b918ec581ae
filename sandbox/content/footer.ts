import { footerSchema } from "./entries/fields.ts";
import { read } from "./read-content.ts";

export const footer = read("footer.json", footerSchema);
