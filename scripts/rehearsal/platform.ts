import { createDeployments, type Version } from "./deployments.ts";
import { platformApi } from "./platform-api.ts";
import { releaseBucket, settingsNamespace, startRuntime } from "./runtime.ts";
import { serve } from "./serve.ts";

export interface Platform {
  /** What wrangler and the release need to find it. */
  environment: Record<string, string>;
  /** Of the shop, as visitors see it: the version is chosen by what is deployed. */
  origin: string;
  /** Shares of the traffic, by version. */
  served(): Map<string, number>;
  stop(): Promise<void>;
}

const token = "rehearsal-token";
/** Of the stand-in of Analytics Engine. */
const analyticsToken = "demo-analytics-token";

/**
 * A stand-in of the platform: it takes versions from wrangler as it is, runs them in workerd over the same stand-ins, and
 * shares visitors out among them as they are deployed.
 */
export async function startPlatform(): Promise<Platform> {
  const runtime = await startRuntime();
  const deployments = createDeployments();
  const api = platformApi({
    token,
    deployments,
    migrationTag: "v3",
    bucket: releaseBucket,
    namespace: settingsNamespace,
    putFile: runtime.putFile,
    listFiles: runtime.listFiles,
    putSetting: runtime.putSetting,
    query: (sql) =>
      runtime.askStandIns("http://sandbox/analytics-engine/sql", {
        method: "POST",
        body: sql,
        headers: { authorization: `Bearer ${analyticsToken}` },
      }),
    uploaded: runtime.add,
  });
  const apiServer = await serve((request) => api.fetch(request));
  const edge = await serve((request) => {
    const version = deployments.choose(keyOf(request), overrideOf(request));
    return fileOf(version, request) ?? runtime.fetch(version, request);
  });
  return {
    environment: {
      CLOUDFLARE_API_BASE_URL: apiServer.origin,
      CLOUDFLARE_API_TOKEN: token,
      CLOUDFLARE_ACCOUNT_ID: "rehearsal",
      // Of whoever builds for it: no call may be led to another worker by it.
      CLOUDFLARE_ENV: "production",
    },
    origin: edge.origin,
    served: () =>
      new Map(
        deployments.deployments[0]?.versions.map(({ version_id, percentage }) => [version_id, percentage]),
      ),
    async stop() {
      apiServer.stop();
      edge.stop();
      await runtime.stop();
    },
  };
}

/** As the rule that `npm run provision` sets: from the cookie into the header of version affinity. */
function keyOf(request: Request): string | undefined {
  return /(?:^|;\s*)(?:__Host-)?release=([^;]+)/.exec(request.headers.get("cookie") ?? "")?.[1];
}

const overrideOf = (request: Request) =>
  /^storefront="([\w-]+)"$/.exec(request.headers.get("cloudflare-workers-version-overrides") ?? "")?.[1];

/** Files of the build come before the worker. */
function fileOf({ assets }: Version, request: Request): Response | undefined {
  const file = request.method === "GET" ? assets.get(new URL(request.url).pathname) : undefined;
  if (!file) return undefined;
  return new Response(new Uint8Array(file.body), {
    headers: { "Content-Type": file.type, "Cache-Control": "public, max-age=31536000, immutable" },
  });
}
