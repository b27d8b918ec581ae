/// <reference types="node" />

import { readdirSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";

const folder = import.meta.dirname;

/** Texts of the content's files by path in this folder. */
export const files: ReadonlyMap<string, string> = new Map(
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => /\.(json|md|svg)$/.test(path))
    .map((path) => [path.replaceAll(sep, "/"), readFileSync(join(folder, path), "utf8")]),
);
