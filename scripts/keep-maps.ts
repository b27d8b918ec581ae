import { cpSync, mkdirSync, rmSync } from "node:fs";
import { basename, join } from "node:path";
import type { Plugin } from "vite";
import { buildId, isRelease } from "./build-id.ts";

export const mapsFolder = (build: string) => join(".releases", build, "maps");

/** The client's maps must not be served; the worker's stay in place, since wrangler uploads them. */
export function keepMaps(): Plugin {
  return {
    name: "keep-maps",
    apply: () => isRelease,
    configEnvironment: (name) => ({
      build: { sourcemap: name === "client" ? "hidden" : !isOfStandIns(name) },
    }),
    // Runs in writeBundle because Vite's last transform shifts lines and fixes the maps.
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
