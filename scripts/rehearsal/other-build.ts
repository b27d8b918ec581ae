import { cpSync, globSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { buildIn, migrationIn } from "../release/built.ts";

export interface Build {
  build: string;
  config: string;
  client: string;
  migration: string | undefined;
}

/** Renames every hashed file, so that no file passes for its neighbour's. */
export function otherBuild(folder: string, build: string, vars: Record<string, string> = {}): Build {
  const copy = join(folder, build);
  for (const part of ["storefront", "client"])
    cpSync(join("dist", part), join(copy, part), { recursive: true });
  const id = buildIn(copy);
  const names = new Map(
    globSync("client/assets/*", { cwd: copy }).map((file) => [
      basename(file),
      renamed(basename(file), build),
    ]),
  );
  for (const file of globSync("{client,storefront}/**/*.{js,css,json}", { cwd: copy })) {
    const path = join(copy, file);
    const text = readFileSync(path, "utf8").replaceAll(`buildId: "${id}"`, `buildId: "${build}"`);
    writeFileSync(
      path,
      text.replace(/[\w.-]+-[a-z0-9]{7}\.\w+/g, (name) => names.get(name) ?? name),
    );
  }
  for (const [from, to] of names)
    renameSync(join(copy, "client/assets", from), join(copy, "client/assets", to));
  const config = join(copy, "storefront/wrangler.json");
  const other = { build, config, client: join(copy, "client"), migration: migrationIn(config) };
  return withVars(other, "wrangler.json", vars);
}

export function withVars(build: Build, file: string, vars: Record<string, string>): Build {
  const own = JSON.parse(readFileSync(build.config, "utf8"));
  const config = join(dirname(build.config), file);
  writeFileSync(config, JSON.stringify({ ...own, vars: { ...own.vars, ...vars } }));
  return { ...build, config };
}

const renamed = (name: string, build: string) =>
  name.replace(/(-[a-z0-9]{6})[a-z0-9](?=\.\w+$)/, `$1${build.at(-1)}`);
