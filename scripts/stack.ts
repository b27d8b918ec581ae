import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { TraceMap } from "@jridgewell/trace-mapping";
import { readCommandLine } from "./command-line.ts";
import { mapsFolder } from "./keep-maps.ts";
import { type FindMap, readableStack } from "./readable-stack.ts";

const usage = `npm run stack -- <build> < stack.txt
npm run stack -- <build> stack.txt

Prints a stack of a release, of the browser or the worker, with the files and lines of the sources. Maps are kept in
.releases/<build>/maps/ on the machine that released.`;

const { positionals } = readCommandLine(usage, { allowPositionals: true });
const [build, file] = positionals;

try {
  console.info(readableStack(readFileSync(file ?? 0, "utf8").trimEnd(), mapsOf(build)));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function mapsOf(build: string | undefined): FindMap {
  const known = existsSync(".releases") ? readdirSync(".releases") : [];
  if (!build || !known.includes(build) || !existsSync(mapsFolder(build)))
    throw new Error(
      `Name a build whose maps are kept: npm run stack -- <build> < stack.txt. There ${known.length > 0 ? `are ${known.join(", ")}` : "are none"} in .releases/.`,
    );
  const folders = ["client", "worker"].map((part) => join(mapsFolder(build), part));
  const read = new Map<string, TraceMap | undefined>();
  return (name) => {
    if (!read.has(name)) read.set(name, mapIn(folders, name));
    return read.get(name);
  };
}

function mapIn(folders: readonly string[], name: string): TraceMap | undefined {
  const path = folders.map((folder) => join(folder, `${name}.map`)).find(existsSync);
  return path ? new TraceMap(readFileSync(path, "utf8")) : undefined;
}
