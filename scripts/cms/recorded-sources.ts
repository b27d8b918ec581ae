import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

export const recordedFile = join(import.meta.dirname, "recorded-sources.json");

/** Changes with any content type, route or rule of the content system, whose answers are then to be recorded again. */
export function printOfSources(): string {
  const hash = createHash("sha256");
  for (const file of globSync("strapi/src/**/*.{js,json}").toSorted())
    hash.update(`${file}\n${readFileSync(file, "utf8")}`);
  return hash.digest("hex").slice(0, 16);
}
