import { Buffer } from "node:buffer";
import { randomUUID } from "node:crypto";
import { Hono } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { type Asset, type Deployments, Refused, type Version, type VersionMetadata } from "./deployments.ts";

export interface PlatformApiOptions {
  token: string;
  /** May read Account Analytics and nothing else. */
  analyticsToken: string;
  deployments: Deployments;
  /** wrangler refuses to upload a version with newer migrations than this tag. */
  migrationTag: string;
  /** Bucket of the release's files. */
  bucket: string;
  /** All buckets of the account: wrangler looks for each binding's. */
  buckets: readonly string[];
  namespace: string;
  getSetting: (key: string) => Promise<string | null>;
  /** Deletes the key without a value; `ttl` in seconds. */
  putSetting: (key: string, value: string | undefined, ttl?: number) => Promise<void>;
  putFile: (key: string, file: Asset) => Promise<void>;
  listFiles: (limit: number, cursor: string | undefined) => Promise<FilePage>;
  query: (sql: string) => Promise<Response>;
  uploaded: (version: Version) => Promise<void>;
}

export interface FilePage {
  objects: { key: string; uploaded: Date }[];
  cursor?: string;
}

export function platformApi(options: PlatformApiOptions) {
  const { token, analyticsToken, deployments, migrationTag, bucket, buckets, namespace } = options;
  const { query, uploaded } = options;
  const { putFile, listFiles, getSetting, putSetting } = options;
  const known = new Map<string, Asset>();
  const sessions = new Map<string, Record<string, { hash: string }>>();
  const script = "/workers/scripts/:script";

  const app = new Hono().basePath("/accounts/:account");
  app.use(async (c, next) => {
    const [, given] = /^Bearer (.+)$/.exec(c.req.header("authorization") ?? "") ?? [];
    if (given === analyticsToken && !c.req.path.endsWith("/analytics_engine/sql"))
      throw new Refused(403, 10_000, "Authentication error");
    if (![token, analyticsToken].includes(given ?? "") && !c.req.path.endsWith("/workers/assets/upload"))
      throw new Refused(401, 10_000, "Authentication error");
    await next();
  });

  app.get("/workers/services/:script", (c) => {
    if (!deployments.versions.size)
      throw new Refused(404, 10_090, "This Worker does not exist on your account.");
    const script = { tag: "storefront", migration_tag: migrationTag, last_deployed_from: "wrangler" };
    return c.json(ok({ default_environment: { environment: "production", script } }));
  });
  app.get(`${script}/secrets`, (c) => c.json(ok([])));
  app.get(`${script}/settings`, (c) => c.json(ok({ bindings: [], tags: [] })));
  app.on(["GET", "POST"], `${script}/subdomain`, (c) =>
    c.json(ok({ enabled: false, previews_enabled: false })),
  );
  app.put(`${script}/schedules`, async (c) => c.json(ok({ schedules: await c.req.json() })));
  app.patch(`${script}/script-settings`, (c) => c.json(ok({})));

  app.post(`${script}/assets-upload-session`, async (c) => {
    const { manifest } = await c.req.json<{ manifest: Record<string, { hash: string }> }>();
    const jwt = randomUUID();
    sessions.set(jwt, manifest);
    const missing = new Set(
      Object.values(manifest)
        .map(({ hash }) => hash)
        .filter((hash) => !known.has(hash)),
    );
    return c.json(ok({ jwt, buckets: missing.size ? [[...missing]] : [] }));
  });
  app.post("/workers/assets/upload", async (c) => {
    const jwt = c.req.header("authorization")?.replace("Bearer ", "") ?? "";
    const manifest = sessions.get(jwt);
    if (!manifest) throw new Refused(401, 10_000, "Authentication error");
    for (const [hash, file] of await c.req.formData()) {
      if (typeof file === "string") throw new Refused(400, 10_021, "A file is missing its name.");
      known.set(hash, { body: Buffer.from(await file.text(), "base64"), type: file.type });
    }
    return c.json(ok({ jwt }), 201);
  });

  const takeVersion = async (form: FormData): Promise<Version> => {
    const metadata = JSON.parse(String(form.get("metadata"))) as VersionMetadata;
    const modules = new Map<string, Buffer>();
    for (const [name, file] of form) {
      if (typeof file !== "string") modules.set(name, Buffer.from(await file.arrayBuffer()));
    }
    const manifest = sessions.get(metadata.assets?.jwt ?? "") ?? {};
    const assets = Object.entries(manifest).map(([path, { hash }]) => [path, known.get(hash)] as const);
    const version = deployments.add({
      metadata,
      modules,
      assets: new Map(assets.filter((entry): entry is [string, Asset] => entry[1] !== undefined)),
    });
    await uploaded(version);
    return version;
  };
  app.put(script, async (c) => {
    const version = await takeVersion(await c.req.formData());
    deployments.deploy([{ version_id: version.id, percentage: 100 }], {});
    // Cloudflare calls the version id `deployment_id` here.
    return c.json(
      ok({ id: "storefront", tag: "storefront", deployment_id: version.id, startup_time_ms: 60 }),
    );
  });
  app.post(`${script}/versions`, async (c) => {
    const version = await takeVersion(await c.req.formData());
    return c.json(ok({ ...shown(version), startup_time_ms: 60 }));
  });
  app.get(`${script}/versions`, (c) =>
    c.json(ok({ items: [...deployments.versions.values()].toReversed().map(shown) })),
  );
  app.get(`${script}/versions/:version`, (c) =>
    c.json(ok(shown(deployments.versionOf(c.req.param("version"))))),
  );

  app.get(`${script}/deployments`, (c) => c.json(ok({ deployments: deployments.deployments })));
  app.post(`${script}/deployments`, async (c) => {
    const { versions, annotations = {} } = await c.req.json();
    return c.json(ok(deployments.deploy(versions, annotations)));
  });

  const values = "/storage/kv/namespaces/:namespace/values/:key";
  app.use(values, async (c, next) => {
    if (c.req.param("namespace") !== namespace) throw new Refused(404, 10_013, "namespace not found");
    await next();
  });
  app.get(values, async (c) => {
    const value = await getSetting(c.req.param("key"));
    if (value === null) throw new Refused(404, 10_009, "get: 'key not found'");
    return c.body(value);
  });
  app.put(values, async (c) => {
    const value = await c.req.text();
    if (!value) throw new Refused(400, 10_012, "value is missing");
    const ttl = c.req.query("expiration_ttl");
    if (ttl !== undefined && !(Number(ttl) >= 60))
      throw new Refused(400, 10_053, "expiration_ttl is below 60");
    await putSetting(c.req.param("key"), value, ttl === undefined ? undefined : Number(ttl));
    return c.json(ok({}));
  });
  app.delete(values, async (c) => {
    await putSetting(c.req.param("key"), undefined);
    return c.json(ok({}));
  });

  const isThere = (name: string) => {
    if (name !== bucket) throw new Refused(404, 10_006, "The specified bucket does not exist.");
  };
  app.get("/r2/buckets/:bucket", (c) => {
    const name = c.req.param("bucket");
    if (!buckets.includes(name)) throw new Refused(404, 10_006, "The specified bucket does not exist.");
    return c.json(ok({ name, creation_date: new Date(0).toISOString(), storage_class: "Standard" }));
  });
  app.get("/r2/buckets/:bucket/objects", async (c) => {
    isThere(c.req.param("bucket"));
    const limit = Math.min(Number(c.req.query("per_page") ?? 20), 1000);
    const { objects, cursor } = await listFiles(limit, c.req.query("cursor"));
    const files = objects.map(({ key, uploaded: at }) => ({ key, last_modified: at.toISOString() }));
    return c.json({ ...ok(files), result_info: { cursor, is_truncated: Boolean(cursor), per_page: limit } });
  });
  app.put("/r2/buckets/:bucket/objects/:key{.+}", async (c) => {
    isThere(c.req.param("bucket"));
    const type = c.req.header("content-type") ?? "application/octet-stream";
    await putFile(decodeURIComponent(c.req.param("key")), {
      body: Buffer.from(await c.req.arrayBuffer()),
      type,
    });
    return c.json(ok({}));
  });
  app.post("/analytics_engine/sql", async (c) => query(await c.req.text()));

  app.notFound((c) => c.json(refusal(7003, `Could not route to ${c.req.path}`), 404));
  app.onError((error, c) => {
    if (!(error instanceof Refused)) throw error;
    return c.json(refusal(error.code, error.message), error.status as ContentfulStatusCode);
  });
  return app;
}

const ok = (result: unknown) => ({ success: true, errors: [], messages: [], result });
const refusal = (code: number, message: string) => ({
  success: false,
  errors: [{ code, message }],
  messages: [],
  result: null,
});

const shown = ({ id, number, metadata, createdAt }: Version) => ({
  id,
  number,
  metadata: {
    created_on: createdAt,
    modified_on: createdAt,
    source: "wrangler",
    author_email: "on-call@museau.example",
    hasPreview: false,
  },
  annotations: metadata.annotations ?? {},
  resources: {
    bindings: metadata.bindings,
    script: { etag: id, handlers: ["fetch"], last_deployed_from: "wrangler" },
    script_runtime: { compatibility_date: metadata.compatibility_date, usage_model: "standard" },
  },
});
