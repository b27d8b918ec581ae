import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";

const file = "dist/storefront/.dev.vars";

/** Sets variables of the built shop while it starts: nothing else that reads the build may find them. */
export async function withVariables<T>(
  variables: Record<string, string>,
  start: () => Promise<T>,
): Promise<T> {
  const before = existsSync(file) ? readFileSync(file, "utf8") : undefined;
  const lines = Object.entries(variables).map(([name, value]) => `${name}="${value}"\n`);
  writeFileSync(file, `${before?.trimEnd() ?? ""}\n${lines.join("")}`);
  try {
    return await start();
  } finally {
    if (before === undefined) rmSync(file);
    else writeFileSync(file, before);
  }
}
