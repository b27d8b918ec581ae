import { withoutAccents } from "./text.ts";

/** "Peau & pelage" is "peau-pelage". Empty without a letter or digit. */
export function slugOf(label: string): string {
  return withoutAccents(label)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
