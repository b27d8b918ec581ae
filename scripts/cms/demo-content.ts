import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { everything, valuesOf } from "../../sandbox/content/all-content.ts";
import { picture } from "../../sandbox/content/pictures.ts";

/** Writes what the stand-in is seeded with into the content system's project, for its own import. */
export function writeDemoContent(project: string): void {
  save(join(project, "import/content.json"), JSON.stringify(everything));
  for (const address of new Set(valuesOf(everything, isPicture).map(({ url }) => url))) {
    const drawing = picture(address);
    if (!drawing) throw new Error(`No picture is drawn for ${address}.`);
    save(join(project, "public", address), drawing);
  }
}

function isPicture(value: unknown): value is { url: string } {
  return (
    typeof value === "object" &&
    value !== null &&
    "url" in value &&
    "width" in value &&
    typeof value.url === "string"
  );
}

function save(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
