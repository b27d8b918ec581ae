import { globSync } from "node:fs";
import { relative } from "node:path";

const letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** Short because hashes do not compress. The underscore keeps ad blockers from matching names like ".ad1". */
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
