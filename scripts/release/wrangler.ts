import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as z from "zod/mini";
import * as clock from "../../shared/time/clock.ts";
import { runWrangler } from "../run-wrangler.ts";
import { copySettings } from "../switch/stored-settings.ts";

export type Shares = ReadonlyMap<string, number>;

export interface Deployment {
  shares: Shares;
  message: string;
  since: Date;
}

export interface WranglerOptions {
  target: readonly string[];
  environment?: Record<string, string>;
}

const calm = 60_000;

/** Timeouts in milliseconds of a roll-back's first try; each retry waits longer. */
export const urgent = { look: 10_000, deploy: 20_000 };

export function createWrangler({ target, environment = {} }: WranglerOptions) {
  const run = (args: string[], { output = {}, timeout = 600_000 }: RunOptions = {}) =>
    runWrangler([...args, ...target], {
      // The built configuration already fixes its environment: naming it again would address another worker.
      environment: { CI: "true", ...environment, ...output, CLOUDFLARE_ENV: undefined },
      timeout,
    });
  const settings = {
    get: (key: string) =>
      run(kvKey("get", key, "--text"), { timeout: calm }).catch((error: unknown) => {
        if (/\b404\b/.test(String(error))) return undefined;
        throw error;
      }),
    set: async (key: string, value: string | null) => {
      const args = value === null ? kvKey("delete", key) : kvKey("put", key, value);
      await run(args, { timeout: calm });
    },
  };
  const inTerminal = (args: string[]) => ["npx", "wrangler", ...args, ...target].map(quoted).join(" ");

  return {
    byHand: {
      deploy: (shares: Shares) => inTerminal(deployArgs(shares)),
      rollback: inTerminal(["rollback"]),
    },
    async deployment(timeout = calm): Promise<Deployment | undefined> {
      const answer = await run(["deployments", "status", "--json"], {
        timeout,
      }).catch((error: unknown) => {
        if (/no deployments|does not exist/i.test(String(error))) return undefined;
        throw error;
      });
      return answer === undefined ? undefined : readDeployment(answer);
    },
    upload: (tag: string, message: string) =>
      versionOf((output) => run(["versions", "upload", "--tag", tag, "--message", message], { output })),
    deployFirst: (tag: string, message: string) =>
      versionOf((output) => run(["deploy", "--tag", tag, "--message", message], { output })),
    async tagOf(version: string): Promise<string | undefined> {
      const answer = await run(["versions", "view", version, "--json"], { timeout: calm });
      return z.parse(annotated, JSON.parse(answer)).annotations?.["workers/tag"];
    },
    async deploy(shares: Shares, message: string, timeout = calm): Promise<void> {
      await run([...deployArgs(shares), "--message", message], { timeout });
    },
    /** Makes versions keep each visitor on one of them; `life` in seconds. */
    async tellCanary(life: number): Promise<void> {
      await run([...kvKey("put", "canary", "true"), "--ttl", String(life)], { timeout: calm });
      await copySettings(settings, { canary: clock.now() + life * 1000 });
    },
    async forgetCanary(): Promise<void> {
      await settings.set("canary", null);
      await copySettings(settings, { canary: null });
    },
    async putFiles(bucket: string, list: string): Promise<void> {
      await run([
        "r2",
        "bulk",
        "put",
        bucket,
        "--filename",
        list,
        "--remote",
        "--cache-control",
        immutable,
        "--force",
      ]);
    },
  };
}

export type Wrangler = ReturnType<typeof createWrangler>;

interface RunOptions {
  output?: Record<string, string>;
  timeout?: number;
}

const deployArgs = (shares: Shares) => [
  ...["versions", "deploy"],
  ...[...shares].map(([id, percentage]) => `${id}@${percentage}%`),
  "--yes",
];

const kvKey = (verb: "get" | "put" | "delete", key: string, ...more: string[]) => [
  ...["kv", "key", verb, key, ...more],
  ...["--binding", "SETTINGS", "--remote"],
];

const quoted = (word: string) =>
  /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;

const annotated = z.object({ annotations: z.optional(z.record(z.string(), z.string())) });

function readDeployment(answer: string): Deployment {
  const {
    versions,
    annotations,
    created_on: since,
  } = JSON.parse(answer) as {
    versions: { version_id: string; percentage: number }[];
    annotations?: Record<string, string>;
    created_on: string;
  };
  return {
    shares: new Map(versions.map(({ version_id, percentage }) => [version_id, percentage])),
    message: annotations?.["workers/message"] ?? "",
    since: new Date(since),
  };
}

const immutable = "public, max-age=31536000, immutable";

async function versionOf(call: (output: Record<string, string>) => Promise<unknown>): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "storefront-release-"));
  const file = join(folder, "output.ndjson");
  try {
    await call({ WRANGLER_OUTPUT_FILE_PATH: file });
    const lines = readFileSync(file, "utf8").trim().split("\n");
    const id = lines.map((line) => JSON.parse(line).version_id as string | undefined).findLast(Boolean);
    if (!id) throw new Error("wrangler names no version in its output.");
    return id;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
