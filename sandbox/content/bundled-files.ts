/// <reference types="vite/types/importMeta.d.ts" />

const found = import.meta.glob<string>("./**/*.{json,md,svg}", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** Same as `files.ts`, in a worker, which has no file system. */
export const files: ReadonlyMap<string, string> = new Map(
  Object.entries(found).map(([path, text]) => [path.replace("./", ""), text]),
);
