import { globSync } from "node:fs";
import { relative } from "node:path";

const letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

/**
 * Class names of CSS Modules from the index of the sheet and of the class ("_aB3"). Hashes do not compress:
 * short names make a first view about 1 kB smaller. Client and worker share them. Ad blockers look for names
 * like ".ad1", hence the underscore.
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
