import { readdirSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";

const client = join(import.meta.dirname, "../client");

/**
 * The content of the islands that a screen renders, by its name: found in the source, so that none comes without its styles.
 *
 * Islands that are loaded by `*-islands.ts` alone; those of another file are named in `client-assets.ts`.
 */
export function islandParts(): Record<string, string[]> {
  const screens = readdirSync(join(client, "screens")).filter((file) => file.endsWith("-screen.tsx"));
  return Object.fromEntries(
    screens.map((file) => [file.replace("-screen.tsx", ""), partsOf(`screens/${file}`)]),
  );
}

function partsOf(screen: string): string[] {
  const seen = new Set<string>();
  const parts = new Set<string>();
  const follow = (file: string) => {
    if (seen.has(file)) return;
    seen.add(file);
    for (const { names, from } of importsIn(file)) {
      if (!/-islands\.tsx?$/.test(from)) follow(from);
      else for (const name of names) for (const part of contentOf(from, name)) parts.add(`client/${part}`);
    }
  };
  follow(screen);
  return [...parts];
}

/** Values alone: a type needs no file. */
function importsIn(file: string): { names: string[]; from: string }[] {
  const source = readFileSync(join(client, file), "utf8");
  return [...source.matchAll(/^import (?!type )\{([^}]*)\} from "(\.[^"]*\.tsx?)";$/gm)].flatMap(
    ([, names = "", path = ""]) => {
      const from = posix.join(posix.dirname(file), path);
      return from.startsWith("..") ? [] : [{ names: names.split(",").map((name) => name.trim()), from }];
    },
  );
}

/** An island may stand behind a component of its file: that file's own islands are then its content. */
function contentOf(file: string, name: string): string[] {
  const source = readFileSync(join(client, file), "utf8");
  const [, declared = ""] =
    new RegExp(`export (?:const ${name} = island|function ${name}\\()([\\s\\S]*?)\\n(?:\\}\\);|\\})\\n`).exec(
      source,
    ) ?? [];
  const inner = [...declared.matchAll(/<(\w+Island)\b/g)].map(([, other = ""]) => other);
  const sources =
    inner.length > 0
      ? inner.map(
          (other) => new RegExp(`const ${other} = island\\(([\\s\\S]*?)\\n\\}\\);`).exec(source)?.[1] ?? "",
        )
      : [declared];
  // What loads it may have a name, for others that need its file.
  const loaders = [...declared.matchAll(/await (\w+)\(\)/g)].map(
    ([, loader = ""]) => new RegExp(`const ${loader} = (.*)`).exec(source)?.[1] ?? "",
  );
  return [...sources, ...loaders].flatMap((text) =>
    [...text.matchAll(/import\("(\.[^"]*)"\)/g)].map(([, path = ""]) =>
      posix.join(posix.dirname(file), path),
    ),
  );
}
