import { type ChildProcess, spawn } from "node:child_process";
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join, relative, resolve } from "node:path";
import process from "node:process";
import { createInterface } from "node:readline";
import { Readable } from "node:stream";
import { build } from "vite";
import { countedModule } from "./counted-worker.ts";

export interface Servers {
  shop: string;
  raw: string;
  pid: number;
  stop(): void;
}

export type WorkerName = "shop" | "raw";

const benchFolder = "dist/bench";

export async function buildBenchWorkers(): Promise<void> {
  await build({
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    ssr: { noExternal: true, target: "webworker" },
    build: {
      ssr: true,
      target: "es2023",
      outDir: benchFolder,
      rolldownOptions: { input: ["scripts/bench/raw-worker.ts", "scripts/bench/kv-worker.ts"] },
    },
  });
}

export async function startWorkerd(standInsAddress: string, dist = "dist"): Promise<Servers> {
  const { ports, pid = 0, stop } = await startWorkers(["shop", "raw"], standInsAddress, { dist });
  return { shop: `http://127.0.0.1:${ports.shop}`, raw: `http://127.0.0.1:${ports.raw}`, pid, stop };
}

export interface StartOptions {
  dist?: string;
  /** Megabytes per worker; workerd exits if a worker needs more. Cloudflare allows 128. */
  heap?: number;
  /** Folder of the objects' storage, which is kept; without it they begin empty. */
  objects?: string;
  /** Address of a server that plays the namespace of a binding; without it a worker in the same process does. */
  kv?: (binding: string) => string;
  onLine?: (line: string) => void;
  /** The shop counts what is billed (counted-worker.ts). */
  isCounted?: boolean;
  /** workerd tells what is in a worker's memory (heap.ts). */
  isInspected?: boolean;
  /** Variables that differ from those of the build. */
  vars?: Record<string, string>;
}

/** @throws with workerd's output if it does not start */
export async function startWorkers(
  names: readonly WorkerName[],
  standInsAddress: string,
  {
    dist = "dist",
    heap,
    objects: kept,
    kv,
    onLine,
    isCounted = false,
    isInspected = false,
    vars = {},
  }: StartOptions = {},
) {
  const configFile = `${benchFolder}/workerd-${started++}.capnp`;
  // workerd ends when an alarm of an object runs that is stored in memory.
  const objects = kept ?? mkdtempSync(join(tmpdir(), "storefront-objects-"));
  const addresses = { standIns: standInsAddress, kv, objects };
  const built = readShop(dist);
  const shop = { ...built, vars: { ...built.vars, ...vars }, isCounted };
  writeFileSync(configFile, configOf(names, shop, addresses, heap));
  // The command in `.bin` is a wrapper, which would leave the server running.
  const wrangler = createRequire(createRequire(import.meta.url).resolve("wrangler"));
  const { default: binary }: { default: string } = wrangler("workerd");
  const inspecting = isInspected ? ["--inspector-addr=127.0.0.1:0"] : [];
  const child = spawn(binary, ["serve", "--control-fd=3", ...inspecting, configFile], {
    stdio: ["ignore", onLine ? "pipe" : "ignore", "pipe", "pipe"],
  });
  if (onLine)
    for (const log of [child.stdout, child.stderr]) if (log) createInterface(log).on("line", onLine);
  const stop = () => {
    process.off("exit", stop);
    child.kill();
    if (!kept) rmSync(objects, { recursive: true, force: true });
  };
  process.once("exit", stop);
  return { ...(await listening(child, names)), pid: child.pid, stop };
}

let started = 0;

interface BuiltWorker {
  folder: string;
  main: string;
  compatibility_date: string;
  compatibility_flags: string[];
  vars: Record<string, string>;
  kv_namespaces: { binding: string; id: string }[];
  durable_objects: { bindings: { name: string; class_name: string }[] };
  services: { binding: string }[];
  ratelimits: { name: string }[];
}

function readShop(dist: string): BuiltWorker {
  const folder = resolve(dist, "storefront");
  return { ...JSON.parse(readFileSync(`${folder}/wrangler.json`, "utf8")), folder };
}

/** Cap'n Proto's text format requires the spaces around `=`. */
function configOf(
  names: readonly WorkerName[],
  shop: BuiltWorker & { isCounted: boolean },
  addresses: { standIns: string; kv: StartOptions["kv"]; objects: string },
  heap: number | undefined,
): string {
  const kv = shop.kv_namespaces.map(
    ({ id, binding }) =>
      `(name = ${text(id)}, ${addresses.kv ? externalAt(addresses.kv(binding)) : "worker = .memory"})`,
  );
  return `using Workerd = import "/workerd/workerd.capnp";

const config :Workerd.Config = (
  v8Flags = [${heap === undefined ? "" : text(`--max-heap-size=${heap}`)}],
  services = [
    ${names.map((name) => `(name = ${text(name)}, worker = .${name})`).join(",\n    ")},
    (name = "stand-ins", ${externalAt(addresses.standIns)}),
    ${kv.join(",\n    ")},
    (name = "objects", disk = (path = ${text(addresses.objects)}, writable = true)),
  ],
  sockets = [
    ${names
      .map(
        (name) =>
          `(name = ${text(name)}, address = "127.0.0.1:0", http = (forwardedProtoHeader = "X-Forwarded-Proto"), service = ${text(name)})`,
      )
      .join(",\n    ")},
  ],
  extensions = [
    (modules = [(name = "bench:no-limit", internal = true, esModule = ${text(noLimit)})]),
  ],
);

const shop :Workerd.Worker = (
  modules = [
    ${modulesOf(shop).join(",\n    ")},
  ],
  bindings = [
    ${bindingsOf(shop).join(",\n    ")},
  ],
  durableObjectNamespaces = [
    ${shop.durable_objects.bindings
      .map(
        ({ class_name: name }) => `(className = ${text(name)}, uniqueKey = ${text(name)}, enableSql = true)`,
      )
      .join(",\n    ")},
  ],
  durableObjectStorage = (localDisk = "objects"),
  ${compatibilityOf(shop)},
);

const raw :Workerd.Worker = (
  modules = [(name = "raw-worker.js", esModule = embed "raw-worker.js")],
  ${compatibilityOf(shop)},
);

const memory :Workerd.Worker = (
  modules = [(name = "kv-worker.js", esModule = embed "kv-worker.js")],
  ${compatibilityOf(shop)},
);
`;
}

const externalAt = (address: string) => `external = (address = ${text(address)}, http = ())`;

function modulesOf({ main, folder, isCounted }: BuiltWorker & { isCounted: boolean }): string[] {
  const others = globSync("**/*.js", { cwd: folder }).filter((file) => file !== main);
  const built = [main, ...others.toSorted()].map(
    (file) => `(name = ${text(file)}, esModule = embed ${text(relative(benchFolder, join(folder, file)))})`,
  );
  const counting = `(name = "counted.js", esModule = ${text(countedModule(main))})`;
  return isCounted ? [counting, ...built] : built;
}

/** workerd has no rate limits. */
const noLimit = "export default () => ({ limit: async () => ({ success: true }) });";

function bindingsOf({ vars, kv_namespaces, durable_objects, services, ratelimits }: BuiltWorker): string[] {
  return [
    ...Object.entries({ ...vars, LOG_SHARE: "0.1" }).map(
      ([name, value]) => `(name = ${text(name)}, text = ${text(value)})`,
    ),
    ...kv_namespaces.map(({ binding, id }) => `(name = ${text(binding)}, kvNamespace = ${text(id)})`),
    ...durable_objects.bindings.map(
      ({ name, class_name }) => `(name = ${text(name)}, durableObjectNamespace = ${text(class_name)})`,
    ),
    `(name = "VERSION", json = ${text(JSON.stringify({ id: "bench", tag: "", timestamp: "" }))})`,
    ...ratelimits.map(({ name }) => `(name = ${text(name)}, wrapped = (moduleName = "bench:no-limit"))`),
    ...services.map(({ binding }) => `(name = ${text(binding)}, service = "stand-ins")`),
  ];
}

function compatibilityOf({ compatibility_date: date, compatibility_flags: flags }: BuiltWorker): string {
  return `compatibilityDate = ${text(date)}, compatibilityFlags = [${flags.map(text).join(", ")}]`;
}

const text = (value: string) => JSON.stringify(value);

interface Listening<Name extends string> {
  ports: Record<Name, number>;
  /** Origin; workerd listens to its inspector before it listens to anything else. */
  inspector: string | undefined;
}

async function listening<Name extends string>(
  child: ChildProcess,
  names: readonly Name[],
): Promise<Listening<Name>> {
  const { promise, resolve, reject } = Promise.withResolvers<Listening<Name>>();
  const ports: Record<string, number> = {};
  let inspector: string | undefined;
  let said = "";
  child.stderr?.on("data", (chunk: Buffer) => {
    said = (said + chunk).slice(-4000);
  });
  child.once("exit", (code) => reject(new Error(`workerd ended with ${code}:\n${said}`)));
  const control = child.stdio[3];
  if (!(control instanceof Readable)) throw new Error("workerd has no control pipe.");
  createInterface(control).on("line", (line) => {
    const { event, socket, port } = JSON.parse(line);
    if (event === "listen") ports[socket] = port;
    if (event === "listen-inspector") inspector = `http://127.0.0.1:${port}`;
    if (names.every((name) => name in ports)) resolve({ ports: ports as Record<Name, number>, inspector });
  });
  return promise;
}
