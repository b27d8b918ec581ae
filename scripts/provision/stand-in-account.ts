import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { type Context, Hono } from "hono";

export function standInAccount() {
  const state = {
    namespaces: Array.from({ length: 60 }, (_, place) => ({ id: `other${place}`, title: `other-${place}` })),
    buckets: new Map<string, object[]>(),
    workers: new Map<string, { bindings: object[]; observability?: object; secrets: Map<string, string> }>([
      ["another-shop", { bindings: [], secrets: new Map() }],
    ]),
    rules: null as { id: string }[] | null,
    writes: [] as string[],
  };
  let made = 0;
  const result = (c: Context, value: unknown, info?: object) =>
    c.json({ success: true, errors: [], messages: [], result: value, ...(info && { result_info: info }) });
  const refuse = (c: Context, status: 400 | 401 | 404 | 409, code: number, message: string) =>
    c.json({ success: false, errors: [{ code, message }], messages: [], result: null }, status);
  const paged = (c: Context, all: readonly unknown[]) => {
    const page = Number(c.req.query("page") ?? 1);
    const size = Number(c.req.query("per_page") ?? 20);
    const shown = all.slice((page - 1) * size, page * size);
    return result(c, shown, {
      page,
      per_page: size,
      count: shown.length,
      total_count: all.length,
      total_pages: Math.ceil(all.length / size),
    });
  };
  const own = "/accounts/acc";
  const entry = "/zones/zone1/rulesets/phases/http_request_late_transform/entrypoint";
  const app = new Hono()
    .use(async (c, next) => {
      if (c.req.header("authorization") !== "Bearer right")
        return refuse(c, 401, 10000, "Authentication error");
      if (c.req.method !== "GET") state.writes.push(`${c.req.method} ${c.req.path}`);
      return next();
    })
    .get(`${own}/storage/kv/namespaces`, (c) => paged(c, state.namespaces))
    .post(`${own}/storage/kv/namespaces`, async (c) => {
      const { title } = await c.req.json();
      if (state.namespaces.some((one) => one.title === title))
        return refuse(c, 400, 10014, "a namespace with this account ID and title already exists");
      const namespace = { id: `made${++made}`, title };
      state.namespaces.push(namespace);
      return result(c, { ...namespace, supports_url_encoding: true });
    })
    .get(`${own}/r2/buckets`, (c) =>
      result(c, {
        buckets: [...state.buckets.keys()]
          .slice(0, Number(c.req.query("per_page") ?? 20))
          .map((name) => ({ name, creation_date: "2026-11-01T00:00:00Z" })),
      }),
    )
    .post(`${own}/r2/buckets`, async (c) => {
      const { name } = await c.req.json();
      if (state.buckets.has(name))
        return refuse(c, 409, 10004, "The bucket you tried to create already exists, and you own it.");
      state.buckets.set(name, []);
      return result(c, { name });
    })
    .get(`${own}/r2/buckets/:name/lifecycle`, (c) =>
      result(c, { rules: state.buckets.get(c.req.param("name")) ?? [] }),
    )
    .put(`${own}/r2/buckets/:name/lifecycle`, async (c) => {
      if (!state.buckets.has(c.req.param("name")))
        return refuse(c, 404, 10006, "The specified bucket does not exist.");
      state.buckets.set(c.req.param("name"), (await c.req.json()).rules);
      return result(c, {});
    })
    .get(`${own}/workers/scripts`, (c) =>
      result(
        c,
        [...state.workers.keys()].map((id) => ({ id })),
      ),
    )
    .put(`${own}/workers/scripts/:name`, async (c) => {
      const form = await c.req.formData();
      if (!form.has("metadata") || !form.has("empty.js")) return refuse(c, 400, 10021, "No main module");
      state.workers.set(c.req.param("name"), { bindings: [], secrets: new Map() });
      return result(c, { id: c.req.param("name") });
    })
    .get(`${own}/workers/scripts/:name/settings`, (c) => {
      const worker = state.workers.get(c.req.param("name"));
      if (!worker) return refuse(c, 404, 10007, "This Worker does not exist on your account.");
      return result(c, { bindings: worker.bindings, observability: worker.observability ?? null });
    })
    .patch(`${own}/workers/scripts/:name/script-settings`, async (c) => {
      const worker = state.workers.get(c.req.param("name"));
      if (!worker) return refuse(c, 404, 10007, "This Worker does not exist on your account.");
      worker.observability = (await c.req.json()).observability;
      return result(c, { observability: worker.observability });
    })
    .get(`${own}/workers/scripts/:name/secrets`, (c) => {
      const worker = state.workers.get(c.req.param("name"));
      if (!worker) return refuse(c, 404, 10007, "This Worker does not exist on your account.");
      return result(
        c,
        [...worker.secrets.keys()].map((name) => ({ name, type: "secret_text" })),
      );
    })
    .put(`${own}/workers/scripts/:name/secrets`, async (c) => {
      const worker = state.workers.get(c.req.param("name"));
      if (!worker) return refuse(c, 404, 10007, "This Worker does not exist on your account.");
      const { name, text, type } = await c.req.json();
      if (type !== "secret_text") return refuse(c, 400, 10021, "unknown type");
      worker.secrets.set(name, text);
      return result(c, { name, type });
    })
    .get("/zones", (c) =>
      paged(c, c.req.query("name") === "museau.fr" ? [{ id: "zone1", name: "museau.fr" }] : []),
    )
    .get(entry, (c) =>
      state.rules
        ? result(c, {
            id: "ruleset1",
            kind: "zone",
            phase: "http_request_late_transform",
            rules: state.rules,
          })
        : refuse(c, 404, 10003, "could not find entrypoint ruleset in the http_request_late_transform phase"),
    )
    .put(entry, async (c) => {
      const { rules } = await c.req.json();
      state.rules = rules.map((rule: object) => ({ ...rule, id: `rule${++made}` }));
      return result(c, { id: "ruleset1", rules: state.rules });
    })
    .post("/zones/zone1/rulesets/ruleset1/rules", async (c) => {
      state.rules = [...(state.rules ?? []), { ...(await c.req.json()), id: `rule${++made}` }];
      return result(c, { id: "ruleset1", rules: state.rules });
    })
    .patch("/zones/zone1/rulesets/ruleset1/rules/:id", async (c) => {
      const change = await c.req.json();
      state.rules = (state.rules ?? []).map((rule) =>
        rule.id === c.req.param("id") ? { ...rule, ...change } : rule,
      );
      return result(c, { id: "ruleset1", rules: state.rules });
    })
    .notFound((c) => refuse(c, 404, 7003, `Could not route to ${c.req.path}`));
  return { state, listen: () => listen(app) };
}

async function listen(app: Hono): Promise<{ url: string; close: () => void }> {
  const server = createServer((request, response) => void answer(app, request, response));
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
}

async function answer(app: Hono, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const body = Buffer.concat(chunks);
  const answered = await app.request(request.url ?? "/", {
    method: request.method ?? "GET",
    headers: request.headers as Record<string, string>,
    ...(body.length ? { body } : {}),
  });
  response.writeHead(answered.status, Object.fromEntries(answered.headers)).end(await answered.text());
}
