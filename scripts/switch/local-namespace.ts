import { join, resolve } from "node:path";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import type { Namespace } from "./namespace.ts";

interface Store {
  get(key: string): Promise<string | null>;
  put(key: string, value: string): Promise<void>;
  delete(key: string): Promise<void>;
  list(options: { prefix: string }): Promise<{ keys: { name: string }[] }>;
}

/** The files of the shop on this machine, as wrangler lays them out. */
export async function openLocalNamespace(id: string, persist: string): Promise<Namespace> {
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      modules: true,
      script: "export default {}",
      kvNamespaces: { VALUES: id },
      resourcePersistencePath: join(resolve(persist), "v3"),
    }),
  );
  const store = (await miniflare.getKVNamespace("VALUES")) as unknown as Store;
  return {
    get: async (name) => (await store.get(name)) ?? undefined,
    set: (name, value) => (value === null ? store.delete(name) : store.put(name, value)),
    names: async (prefix) => (await store.list({ prefix })).keys.map(({ name }) => name),
    close: () => miniflare.dispose(),
  };
}
