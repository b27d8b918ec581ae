import { withoutAccents } from "./text.ts";

/** A label as it stands in an address: "Peau & pelage" is "peau-pelage". Empty where no letter or digit is left. */
export function slugOf(label: string): string {
  return withoutAccents(label)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
