import { createHash } from "node:crypto";
import { globSync } from "node:fs";
import { relative } from "node:path";

const letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

/**
 * Three letters of a sheet's path and the place of the class in it, so that another sheet changes nothing. The
 * underscore keeps ad blockers from matching names like ".ad1".
 * @throws if two sheets have the same letters: one of them needs another name
 */
export function shortClassNames(root: string) {
  const prefixes = new Map<string, string>();
  for (const sheet of globSync("client/**/*.module.css", { cwd: root })) {
    const prefix = prefixOf(sheet);
    const other = prefixes.get(prefix);
    if (other) throw new Error(`${sheet} and ${other} would have the same class names: rename one of them`);
    prefixes.set(prefix, sheet);
  }
  return (name: string, file: string, css: string): string => {
    const classes = [...new Set(Array.from(css.matchAll(/\.(-?[_a-z][\w-]*)/gi), ([, found]) => found))];
    const place = classes.indexOf(name);
    const prefix = prefixOf(relative(root, file.split("?", 1)[0] ?? ""));
    return `_${prefix}${place < 0 ? `_${name}` : place.toString(36)}`;
  };
}

function prefixOf(sheet: string): string {
  const number = createHash("sha256").update(sheet).digest().readUInt32BE();
  const { length } = letters;
  const places = [number, number / length, number / length ** 2];
  return places.map((place) => letters[Math.floor(place) % length]).join("");
}
