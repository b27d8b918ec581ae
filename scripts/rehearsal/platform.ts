import { type DataPoint, measuresDataset } from "../../shared/measure/points.ts";
import { createDeployments, type Version } from "./deployments.ts";
import { platformApi } from "./platform-api.ts";
import { proofBucket, type RuntimeFault, releaseBucket, settingsNamespace, startRuntime } from "./runtime.ts";
import { serve } from "./serve.ts";

export interface Platform {
  environment: Record<string, string>;
  /** Token of the account that may read Account Analytics and nothing else. */
  analyticsToken: string;
  /** Writes points as the shop does. */
  measure(points: readonly DataPoint[]): Promise<void>;
  fail(fault: RuntimeFault | undefined): void;
  origin: string;
  served(): Map<string, number>;
  stop(): Promise<void>;
}

const token = "rehearsal-token";
const standInToken = "demo-analytics-token";
const analyticsToken = "rehearsal-analytics-token";

/** Simulates Cloudflare for the real wrangler: runs uploaded versions in workerd and splits visitors. */
export async function startPlatform(): Promise<Platform> {
  const runtime = await startRuntime();
  const deployments = createDeployments();
  const api = platformApi({
    token,
    analyticsToken,
    deployments,
    migrationTag: "v4",
    bucket: releaseBucket,
    buckets: [releaseBucket, proofBucket],
    namespace: settingsNamespace,
    putFile: runtime.putFile,
    listFiles: runtime.listFiles,
    getSetting: runtime.getSetting,
    putSetting: runtime.putSetting,
    query: (sql) =>
      runtime.askStandIns("http://sandbox/analytics-engine/sql", {
        method: "POST",
        body: sql,
        headers: { authorization: `Bearer ${standInToken}` },
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
      // A CLOUDFLARE_ENV of the caller must not redirect calls to another worker.
      CLOUDFLARE_ENV: "production",
    },
    origin: edge.origin,
    analyticsToken,
    async measure(points) {
      const body = JSON.stringify({ dataset: measuresDataset, points });
      await runtime.askStandIns("http://sandbox/analytics-engine/points", { method: "POST", body });
    },
    fail: runtime.fail,
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

function keyOf(request: Request): string | undefined {
  return /(?:^|;\s*)(?:__Host-)?release=([^;]+)/.exec(request.headers.get("cookie") ?? "")?.[1];
}

const overrideOf = (request: Request) =>
  /^storefront="([\w-]+)"$/.exec(request.headers.get("cloudflare-workers-version-overrides") ?? "")?.[1];

function fileOf({ assets }: Version, request: Request): Response | undefined {
  const file = request.method === "GET" ? assets.get(new URL(request.url).pathname) : undefined;
  if (!file) return undefined;
  return new Response(new Uint8Array(file.body), {
    headers: { "Content-Type": file.type, "Cache-Control": "public, max-age=31536000, immutable" },
  });
}
