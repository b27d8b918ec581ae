import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";

type Variables = Record<string, string>;

/** Sets variables of the built workers while they start: nothing else that reads the build may find them. */
export async function withVariables<T>(
  { shop, standIns }: { shop: Variables; standIns: Variables },
  start: () => Promise<T>,
): Promise<T> {
  const restore = [write("dist/storefront", shop), write("dist/storefront_sandbox", standIns)];
  try {
    return await start();
  } finally {
    for (const one of restore) one();
  }
}

function write(folder: string, variables: Variables): () => void {
  const file = `${folder}/.dev.vars`;
  const before = existsSync(file) ? readFileSync(file, "utf8") : undefined;
  const lines = Object.entries(variables).map(([name, value]) => `${name}="${value}"\n`);
  writeFileSync(file, `${before?.trimEnd() ?? ""}\n${lines.join("")}`);
  return () => (before === undefined ? rmSync(file) : writeFileSync(file, before));
}
