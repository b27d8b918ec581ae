import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as z from "zod/mini";
import { runWrangler } from "../run-wrangler.ts";

/** Percentages of the traffic, by version. */
export type Shares = ReadonlyMap<string, number>;

export interface Deployment {
  shares: Shares;
  message: string;
  since: Date;
}

export interface WranglerOptions {
  /** Flags that name the worker: `--config` of the build, which says its environment itself, or of the project with `--env`. */
  target: readonly string[];
  environment?: Record<string, string>;
}

/** Milliseconds that a call may take on the way forward. */
const calm = 60_000;

/** Milliseconds that calls of a roll-back may take at its first try: one that hangs is tried again, with more time. */
export const urgent = { look: 10_000, deploy: 20_000 };

/** What a release asks of wrangler, as it is. Every call throws with what wrangler said where it fails. */
export function createWrangler({ target, environment = {} }: WranglerOptions) {
  const run = (args: string[], { output = {}, timeout = 600_000 }: RunOptions = {}) =>
    runWrangler([...args, ...target], {
      // The build's own configuration is of its environment already: named again, it would mean another worker.
      environment: { CI: "true", ...environment, ...output, CLOUDFLARE_ENV: undefined },
      timeout,
    });
  const inTerminal = (args: string[]) => ["npx", "wrangler", ...args, ...target].map(quoted).join(" ");

  return {
    /** The same calls for a terminal. */
    byHand: {
      deploy: (shares: Shares) => inTerminal(deployArgs(shares)),
      forgetCanary: inTerminal(canaryKey("delete")),
      rollback: inTerminal(["rollback"]),
    },
    /** None before the first deployment. */
    async deployment(timeout = calm): Promise<Deployment | undefined> {
      const answer = await run(["deployments", "status", "--json"], {
        timeout,
      }).catch((error: unknown) => {
        if (/no deployments|does not exist/i.test(String(error))) return undefined;
        throw error;
      });
      return answer === undefined ? undefined : readDeployment(answer);
    },
    /** @returns the version's id */
    upload: (tag: string, message: string) =>
      versionOf((output) => run(["versions", "upload", "--tag", tag, "--message", message], { output })),
    /** The first deployment makes the worker, and serves it to everybody. */
    deployFirst: (tag: string, message: string) =>
      versionOf((output) => run(["deploy", "--tag", tag, "--message", message], { output })),
    /** @returns the tag that it was uploaded with: the build's name */
    async tagOf(version: string): Promise<string | undefined> {
      const answer = await run(["versions", "view", version, "--json"], { timeout: calm });
      return z.parse(annotated, JSON.parse(answer)).annotations?.["workers/tag"];
    },
    async deploy(shares: Shares, message: string, timeout = calm): Promise<void> {
      await run([...deployArgs(shares), "--message", message], { timeout });
    },
    /** Tells the versions that a canary is under way: they keep each visitor with one of them. @param life seconds */
    async tellCanary(life: number): Promise<void> {
      await run([...canaryKey("put", "true"), "--ttl", String(life)], { timeout: calm });
    },
    async forgetCanary(): Promise<void> {
      await run(canaryKey("delete"), { timeout: calm });
    },
    /** Into a bucket; what is there is overwritten. */
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

const canaryKey = (verb: "put" | "delete", ...value: string[]) => [
  ...["kv", "key", verb, "canary", ...value],
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
