import { posix } from "node:path";
import { parseSync } from "vite";

/** A building's own files, if no floor names them. */
const files = "*.ts";
/** A building's folders, if no floor names them. */
const areas = "*/";

interface Building {
  /** Other buildings that it imports. */
  imports: readonly string[];
  /** Packages that it may not import. */
  without?: RegExp;
  /** Lowest first: a folder imports from the lines before its own. */
  floors: readonly (readonly string[])[];
}

/** Allowed imports (docs/house.md). Tests may import more. */
const buildings: Record<string, Building> = {
  shared: {
    imports: [],
    without: /^(?:react|react-dom|hono|@hono)(?:\/|$)|^(?:node|cloudflare):/,
    floors: [],
  },
  engine: { imports: [], floors: [] },
  client: {
    imports: ["shared", "engine"],
    without: /^(?:hono|@hono)(?:\/|$)|^(?:node|cloudflare):/,
    floors: [
      ["styles", "browser"],
      ["ui"],
      ["navigation", "measure"],
      ["api", "visit"],
      ["features"],
      ["layouts", "screens"],
      [files],
    ],
  },
  worker: {
    imports: ["shared", "engine", "client"],
    floors: [
      [files],
      ["upstream"],
      ["cache"],
      ["redirects"],
      ["services"],
      ["context.ts", "public-lists.ts"],
      ["page"],
      ["area.ts", "session"],
      ["forms", "geography"],
      ["purchase"],
      ["nutrition"],
      ["experiment"],
      ["tracking"],
      [areas],
      ["middleware", "site-files"],
      ["app.ts", "guards.ts", "index.ts", "pages.ts", "scheduled.ts"],
    ],
  },
  sandbox: { imports: ["shared"], floors: [] },
  alarms: { imports: ["shared"], floors: [] },
};

interface Import {
  from: string;
  to: string;
  isType: boolean;
}

/** @param sources texts by path, without tests */
export function forbiddenImports(sources: ReadonlyMap<string, string>): string[] {
  return allImports(sources).flatMap(({ from, to }) => {
    const reason = reasonAgainst(from, to);
    return reason ? [`${from} imports ${to}: ${reason}`] : [];
  });
}

function reasonAgainst(from: string, to: string): string | undefined {
  const own = buildings[buildingOf(from)];
  if (!own) return undefined;
  if (!(buildingOf(to) in buildings)) return own.without?.test(to) ? "not in this building" : undefined;
  if (buildingOf(from) !== buildingOf(to))
    return own.imports.includes(buildingOf(to)) ? undefined : "another building";
  if (own.floors.length === 0) return undefined;
  const [lower, upper] = [placeOf(to, own), placeOf(from, own)];
  if (lower.floor > upper.floor) return `${lower.folder} is above ${upper.folder}`;
  if (lower.folder === upper.folder) return undefined;
  if (lower.floor === upper.floor) return `${lower.folder} and ${upper.folder} are on one floor`;
  return lower.isArea && !to.endsWith("/area.ts") ? "an area shows its area.ts only" : undefined;
}

const buildingOf = (path: string): string => path.split("/")[0] ?? "";

function placeOf(path: string, { floors }: Building) {
  const [, name = "", inside] = path.split("/");
  const floorOf = (entry: string) => floors.findIndex((floor) => floor.includes(entry));
  const named = floorOf(name);
  if (named >= 0) return { floor: named, folder: inside ? name : files, isArea: false };
  return inside
    ? { floor: floorOf(areas), folder: name, isArea: true }
    : { floor: floorOf(files), folder: files, isArea: false };
}

/** Folders that import each other's values in a circle, with one import of each step. */
export function folderCycles(sources: ReadonlyMap<string, string>): string[] {
  const steps = new Map<string, Map<string, Import>>();
  for (const one of allImports(sources)) {
    const [from, to] = [folderOf(one.from), folderOf(one.to)];
    if (one.isType || from === to || !(buildingOf(one.to) in buildings)) continue;
    steps.set(from, (steps.get(from) ?? new Map<string, Import>()).set(to, one));
  }
  const done = new Set<string>();
  return [...steps.keys()].flatMap((folder) => circleFrom(folder, []) ?? []);

  function circleFrom(folder: string, way: readonly string[]): string | undefined {
    if (way.includes(folder)) {
      const circle = [...way.slice(way.indexOf(folder)), folder];
      const imports = circle.slice(1).map((to, place) => steps.get(circle[place] ?? "")?.get(to));
      return imports.map((one) => `${one?.from} imports ${one?.to}`).join(", ");
    }
    if (done.has(folder)) return undefined;
    const found = [...(steps.get(folder)?.keys() ?? [])].map((next) => circleFrom(next, [...way, folder]));
    done.add(folder);
    return found.find((circle) => circle !== undefined);
  }
}

/** The folder that a reader sees as one part; a building's own files stand each for itself. */
function folderOf(path: string): string {
  const parts = path.split("/");
  if (parts[0] === "engine") return "engine";
  return parts.slice(0, parts[1] === "features" ? 3 : 2).join("/");
}

function allImports(sources: ReadonlyMap<string, string>): Import[] {
  return [...sources].flatMap(([from, text]) => {
    const { module } = parseSync(from, text);
    const of = ({ start, end }: { start: number; end: number }) => text.slice(start + 1, end - 1);
    return [
      ...module.staticImports.map(({ moduleRequest, entries }) => ({
        to: moduleRequest.value,
        isType: entries.length > 0 && entries.every((entry) => entry.isType),
      })),
      ...module.staticExports.flatMap(({ entries }) =>
        entries.flatMap(({ moduleRequest, isType }) =>
          moduleRequest ? { to: moduleRequest.value, isType } : [],
        ),
      ),
      ...module.dynamicImports.map(({ moduleRequest }) => ({ to: of(moduleRequest), isType: false })),
    ].map(({ to, isType }) => ({
      from,
      to: to.startsWith(".") ? posix.join(posix.dirname(from), to) : to,
      isType,
    }));
  });
}
