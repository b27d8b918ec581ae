import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { V4WorkerOptions } from "miniflare";
import { unstable_getMiniflareWorkerOptions } from "wrangler";

/** Miniflare's options for a worker in a folder of the build. */
export function builtWorker(folder: string): V4WorkerOptions {
  const config = join(folder, "wrangler.json");
  const { workerOptions } = unstable_getMiniflareWorkerOptions(config);
  const modules = ["index.js", ...globSync("assets/**/*.js", { cwd: folder })];
  return {
    ...workerOptions,
    name: JSON.parse(readFileSync(config, "utf8")).name,
    rootPath: folder,
    modulesRules: undefined,
    modules: modules.map((path) => ({
      type: "ESModule" as const,
      path,
      contents: readFileSync(join(folder, path), "utf8"),
    })),
  } as unknown as V4WorkerOptions;
}
