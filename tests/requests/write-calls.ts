/// <reference types="vite/types/importMeta.d.ts" />

const sources = import.meta.glob<string>(["../../worker/**/*.ts", "!**/*.test.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});

interface WriteCall {
  name: string;
  is: (call: string) => boolean;
}

const methods = "POST|PUT|PATCH|DELETE";
const named = new RegExp(
  `(\\w+)(?::| =) \\([^()]*\\)(?:: \\w+)? => \\[\\s*"(${methods})",\\s*(?:path\`([^\`]*)\`|"([^"]*)")`,
  "g",
);
const unnamed = new RegExp(`\\bmethod: "(?:${methods})"`, "g");
const asked = new RegExp(`[!=]== "(?:${methods})"|"GET" \\| .*`, "g");

/** Every call of the worker that is not a GET, read out of its source. */
export const writeCalls: WriteCall[] = Object.entries(sources).flatMap(([path, source]) => {
  const file = path.replace(/^.*\/|\.ts$/g, "");
  const calls: WriteCall[] = Array.from(source.matchAll(named), ([, name, method, template, text]) => {
    const form = `${method} ${template ?? text}`.replace(/\$\{[^}]*\}/g, "[^/]+");
    return { name: `${file}.${name}`, is: (call) => new RegExp(`^${form}$`).test(call) };
  });
  const others = Array.from(source.matchAll(unnamed), () => ({ name: file, is: () => false }));
  const left = source.replace(named, "").replace(unnamed, "").replace(asked, "");
  if (new RegExp(`"(?:${methods})"`).test(left))
    throw new Error(`${file}: a call is written in a way that is not found here`);
  return [...calls, ...others];
});
