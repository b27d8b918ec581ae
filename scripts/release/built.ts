import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod/mini";

/** Build id written in the worker's bundle. @throws if none is found */
export function buildIn(folder: string): string {
  // The bundler decides whether other chunks share the entry's code, which then has a file of its own.
  for (const file of globSync("storefront/{index,assets/worker-entry-*}.js", { cwd: folder })) {
    const [, id] = /buildId: "([\w.-]+)"/.exec(readFileSync(join(folder, file), "utf8")) ?? [];
    if (id) return id;
  }
  throw new Error(`The build in ${folder} does not tell its name: build it again.`);
}

const configuration = z.object({ migrations: z.optional(z.array(z.object({ tag: z.string() }))) });

export const migrationIn = (file: string): string | undefined =>
  z.parse(configuration, JSON.parse(readFileSync(file, "utf8"))).migrations?.at(-1)?.tag;
