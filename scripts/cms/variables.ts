import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";

const own = ".dev.vars";
const ofBuild = "dist/storefront/.dev.vars";

/** Sets variables of the built shop over those of wrangler.toml and of `.dev.vars`. */
export function writeVariables(variables: Record<string, string>): void {
  const lines = Object.entries(variables).map(([name, value]) => `${name}="${value}"\n`);
  const text = (existsSync(own) ? `${readFileSync(own, "utf8").trimEnd()}\n` : "") + lines.join("");
  if (text) writeFileSync(ofBuild, text);
  else rmSync(ofBuild, { force: true });
}
