import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { convertV4MiniflareOptions, Miniflare, type V4WorkerOptions as WorkerOptions } from "miniflare";
import { unstable_getMiniflareWorkerOptions } from "wrangler";
import { databaseOf, type StandInsBinding } from "../../sandbox/database/database-of.ts";
import { openDatabase } from "../../sandbox/database/open.ts";
import { fillDatabase } from "../../sandbox/fill-database.ts";
import type { Asset, Binding, Version } from "./deployments.ts";
import type { FilePage } from "./platform-api.ts";

export async function startRuntime() {
  let running: Version[] = [];
  let fault: RuntimeFault | undefined;
  const options = () => {
    const [first] = running;
    return convertV4MiniflareOptions({
      handleStructuredLogs: () => {},
      workers: [standIns(first), ...running.map((version) => workerOf(version, first ?? version))],
    });
  };
  const miniflare = new Miniflare(options());
  const objects = await miniflare.getDurableObjectNamespace("STAND_INS", standInsName);
  await fillDatabase(openDatabase(databaseOf(objects as unknown as StandInsBinding)));

  const workerNamed = async (name: string) => (await miniflare.getWorker(name)) as unknown as Fetcher;
  const files = async () =>
    (await miniflare.getR2Bucket("RELEASE_FILES", standInsName)) as unknown as FileStore;

  const settings = async () =>
    (await miniflare.getKVNamespace("SETTINGS", standInsName)) as unknown as SettingStore;

  return {
    async add(version: Version) {
      running = [...running, version];
      await miniflare.setOptions(options());
    },
    async fetch({ id }: Version, request: Request): Promise<Response> {
      const worker = await workerNamed(nameOf(id));
      const { method, url, headers, body } = request;
      const init = {
        method,
        headers: [...headers, ...(fault && (fault.version ?? id) === id ? [[faultHeader, fault.what]] : [])],
        redirect: "manual",
        ...(body ? { body, duplex: "half" } : {}),
      };
      return worker.fetch(url, init);
    },
    fail(next: RuntimeFault | undefined) {
      fault = next;
    },
    askStandIns: async (url: string, init: object) => (await workerNamed(standInsName)).fetch(url, init),
    putFile: async (key: string, { body, type }: Asset) =>
      (await files()).put(key, new Uint8Array(body), { httpMetadata: { contentType: type } }),
    async listFiles(limit: number, cursor: string | undefined): Promise<FilePage> {
      const page = await (await files()).list({ limit, ...(cursor && { cursor }) });
      const objects = page.objects.map(({ key, uploaded }) => ({ key, uploaded }));
      return { objects, ...(page.cursor && { cursor: page.cursor }) };
    },
    getSetting: async (key: string) => (await settings()).get(key),
    async putSetting(key: string, value: string | undefined, ttl?: number) {
      const store = await settings();
      await (value === undefined
        ? store.delete(key)
        : store.put(key, value, ttl ? { expirationTtl: ttl } : {}));
    },
    stop: () => miniflare.dispose(),
  };
}

export interface RuntimeFault {
  what: "kv" | "ecommerce";
  /** Undefined: all of them. */
  version?: string | undefined;
}

interface Fetcher {
  fetch(url: string, init: object): Promise<Response>;
}
interface FileStore {
  put(key: string, body: Uint8Array, options: object): Promise<void>;
  list(options: object): Promise<FilePage>;
}
interface SettingStore {
  get(key: string): Promise<string | null>;
  put(key: string, value: string, options: object): Promise<void>;
  delete(key: string): Promise<void>;
}

export const settingsNamespace = "settings-demo";
export const releaseBucket = "storefront-releases-demo";
export const proofBucket = "storefront-consent-proofs-demo";
const standInsName = "storefront-sandbox";
const nameOf = (id: string) => `storefront-${id}`;

function standIns(shop: Version | undefined): WorkerOptions {
  const folder = "dist/storefront_sandbox";
  const { workerOptions } = unstable_getMiniflareWorkerOptions(join(folder, "wrangler.json"));
  return {
    ...workerOptions,
    name: standInsName,
    rootPath: folder,
    kvNamespaces: { SETTINGS: settingsNamespace },
    r2Buckets: { ...(workerOptions.r2Buckets as object), RELEASE_FILES: releaseBucket },
    serviceBindings: shop ? { STOREFRONT: nameOf(shop.id) } : {},
    modules: ["index.js", ...globSync("assets/**/*.js", { cwd: folder })].map((path) => ({
      type: "ESModule" as const,
      path,
      contents: readFileSync(join(folder, path), "utf8"),
    })),
  } as unknown as WorkerOptions;
}

const faultHeader = "rehearsal-fault";

/** Faults that the stand-ins do not have: Miniflare's KV never fails, and a service fails for all versions alike. */
const entryOver = (main: string) => `import shop from "./${main}";
export * from "./${main}";
const failing = new Proxy({}, { get: (_, name) => name === "then" ? undefined : () => Promise.reject(new Error("KV: 500")) });
const faults = {
  kv: () => ({ CONTENT_CACHE: failing, SETTINGS: failing, CONSENTS: failing }),
  ecommerce: ({ SANDBOX }) => ({
    SANDBOX: {
      async fetch(input, init) {
        const request = new Request(input, init);
        if (new URL(request.url).pathname.startsWith("/ecommerce/")) throw new Error("refused");
        return SANDBOX.fetch(request);
      },
    },
  }),
};
export default {
  fetch(request, env, context) {
    const fault = faults[request.headers.get("${faultHeader}")];
    return shop.fetch(request, fault ? { ...env, ...fault(env) } : env, context);
  },
};
`;

/** All versions share the Durable Objects of the first, as versions of one worker do. */
function workerOf({ id, metadata, modules, createdAt }: Version, first: Version): WorkerOptions {
  const { bindings } = metadata;
  const of = (type: string) => bindings.filter((binding) => binding.type === type);
  const named = <Value>(own: Binding[], value: (binding: Binding) => Value) =>
    Object.fromEntries(own.map((binding) => [binding.name, value(binding)]));
  const tag = metadata.annotations?.["workers/tag"] ?? "";
  return {
    name: nameOf(id),
    compatibilityDate: metadata.compatibility_date,
    compatibilityFlags: metadata.compatibility_flags ?? [],
    modules: [
      { type: "ESModule", path: "rehearsal.js", contents: entryOver(metadata.main_module) },
      ...[...modules].map(([path, contents]) => ({
        ...{ type: "ESModule", path, contents: contents.toString() },
      })),
    ],
    bindings: {
      ...named(of("plain_text"), ({ text }) => text as string),
      ...named(of("version_metadata"), () => ({ id, tag, timestamp: createdAt })),
    },
    kvNamespaces: named(of("kv_namespace"), ({ namespace_id }) => namespace_id as string),
    r2Buckets: named(of("r2_bucket"), ({ bucket_name }) => bucket_name as string),
    ratelimits: named(of("ratelimit"), (binding) => binding),
    analyticsEngineDatasets: named(of("analytics_engine"), ({ dataset }) => ({ dataset })),
    serviceBindings: named(of("service"), () => standInsName),
    durableObjects: named(of("durable_object_namespace"), ({ class_name }) => ({
      className: class_name,
      useSQLite: true,
      ...(id === first.id ? {} : { scriptName: nameOf(first.id) }),
    })),
  } as unknown as WorkerOptions;
}
