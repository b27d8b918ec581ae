import { globSync } from "node:fs";
import { relative } from "node:path";

const letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

/**
 * Names the classes of CSS Modules by the place of their sheet and their own place in it ("_aB3"). Hashes do not
 * compress: these make a first view about 1 kB smaller, and a listing's HTML too. Client and worker name alike. The
 * underscore keeps them apart from what ad blockers look for (".ad1").
 */
export function shortClassNames(root: string) {
  const sheets = globSync("client/**/*.module.css", { cwd: root }).toSorted();
  return (name: string, file: string, css: string): string => {
    const sheet = sheets.indexOf(relative(root, file.split("?", 1)[0] ?? ""));
    const classes = [...new Set(Array.from(css.matchAll(/\.(-?[_a-z][\w-]*)/gi), ([, found]) => found))];
    const first = letters[Math.floor(sheet / letters.length)];
    if (sheet < 0 || !first) return `_${name}`;
    const place = classes.indexOf(name);
    return `_${first}${letters[sheet % letters.length]}${place < 0 ? `_${name}` : place.toString(36)}`;
  };
}
