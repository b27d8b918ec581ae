import { join } from "node:path";
import { build } from "vite";

/** Strapi runs on Nodes that read no TypeScript, so its project gets the rules as one file. */
export async function bundleRules(project: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: "error",
    ssr: { noExternal: true },
    build: {
      ssr: join(import.meta.dirname, "rules.ts"),
      outDir: join(project, "rules"),
      emptyOutDir: true,
      rolldownOptions: { output: { format: "cjs", entryFileNames: "rules.js" } },
    },
  });
}
