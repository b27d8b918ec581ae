import { cpSync, mkdirSync, rmSync } from "node:fs";
import { basename, join } from "node:path";
import type { Plugin } from "vite";
import { buildId, isRelease } from "./build-id.ts";

export const mapsFolder = (build: string) => join(".releases", build, "maps");

/**
 * Keeps the source maps of a release. Those of the client are not served: they leave its folder at once.
 * Those of the worker stay beside it as well, where wrangler uploads them (`upload_source_maps`). The stand-ins have
 * none.
 */
export function keepMaps(): Plugin {
  return {
    name: "keep-maps",
    apply: () => isRelease,
    configEnvironment: (name) => ({
      build: { sourcemap: name === "client" ? "hidden" : !isOfStandIns(name) },
    }),
    // As written: Vite adds a line to files and mends their maps last.
    writeBundle({ dir = "" }, bundle) {
      const isClient = this.environment.name === "client";
      const folder = join(mapsFolder(buildId), isClient ? "client" : "worker");
      mkdirSync(folder, { recursive: true });
      for (const name of Object.keys(bundle).filter((file) => file.endsWith(".map"))) {
        cpSync(join(dir, name), join(folder, basename(name)));
        if (isClient) rmSync(join(dir, name));
      }
    },
  };
}

const isOfStandIns = (name: string) => name.endsWith("_sandbox");
