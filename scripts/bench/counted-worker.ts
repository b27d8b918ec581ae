import { settingsKey } from "../../shared/release/stored-settings.ts";

/** Header that asks a counted worker for its counts instead of a page. */
export const countedHeader = "bench-counted";

/** Billed by Cloudflare since the last time somebody asked. */
export interface Billed {
  kvReads: number;
  kvWrites: number;
  objectRequests: number;
  points: number;
  logLines: number;
}

export const nothingBilled: Billed = {
  kvReads: 0,
  kvWrites: 0,
  objectRequests: 0,
  points: 0,
  logLines: 0,
};

/**
 * A main module around the built shop's, which counts the calls of its bindings. `take` answers with the counts and sets them
 * back, `prepare` stores the switches as one value and builds the redirects, `redirects` names a build that is stored.
 */
export const countedModule = (main: string): string => `import shop from "./${main}";
export * from "./${main}";
const nothing = ${JSON.stringify(nothingBilled)};
let counts = { ...nothing };
for (const level of ["debug", "log", "info", "warn", "error"]) {
  const say = console[level].bind(console);
  console[level] = (...words) => {
    counts.logLines += 1;
    say(...words);
  };
}
// Methods of a stub are found by calling them, so they are called on their own object.
const watched = (target, methods) => new Proxy(target, {
  get(_, name) {
    if (typeof target[name] !== "function") return target[name];
    return (...args) => {
      const result = target[name](...args);
      return methods[name] ? methods[name](args, result) ?? result : result;
    };
  },
});
const kv = (namespace) => watched(namespace, {
  get: ([keys]) => void (counts.kvReads += Array.isArray(keys) ? keys.length : 1),
  list: () => void (counts.kvWrites += 1),
  delete: () => void (counts.kvWrites += 1),
  put: () => void (counts.kvWrites += 1),
});
const stub = (object) => new Proxy(object, {
  get: (_, method) => method === "then" ? undefined : (...args) => {
    counts.objectRequests += 1;
    return object[method](...args);
  },
});
const objects = (namespace) => watched(namespace, {
  get: (_, object) => stub(object),
  getByName: (_, object) => stub(object),
  jurisdiction: (_, there) => objects(there),
});
const standIns = (service) => watched(service, {
  fetch([url, { body } = {}]) {
    if (String(url).endsWith("/analytics-engine/points")) counts.points += JSON.parse(body).points.length;
  },
});
const kinds = { KvNamespace: kv, DurableObjectNamespace: objects, LoopbackDurableObjectNamespace: objects, Fetcher: standIns };
let known;
function counted(env) {
  known ??= Object.fromEntries(
    Object.entries(env).map(([name, value]) => [name, kinds[value?.constructor?.name]?.(value) ?? value]),
  );
  return known;
}
export default {
  async fetch(request, env, context) {
    const wanted = request.headers.get("${countedHeader}");
    if (wanted === null) return shop.fetch(request, counted(env), context);
    if (wanted === "prepare") {
      await env.SETTINGS.put("${settingsKey}", "{}");
      await shop.scheduled({}, env, context);
    }
    if (wanted === "redirects") await env.PUBLISH_LOG.getByName("content").nameRedirects(await request.json());
    const taken = counts;
    counts = { ...nothing };
    return Response.json(taken);
  },
};
`;
