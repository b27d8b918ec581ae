import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";

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

/** What a release asks of wrangler, as it is. Every call throws with what wrangler said where it fails. */
export function createWrangler({ target, environment = {} }: WranglerOptions) {
  const run = (args: string[], extra: Record<string, string> = {}) =>
    execute([...args, ...target], { ...environment, ...extra });

  return {
    /** None before the first deployment. */
    async deployment(): Promise<Deployment | undefined> {
      const answer = await run(["deployments", "status", "--json"]).catch((error: unknown) => {
        if (/no deployments|does not exist/i.test(String(error))) return undefined;
        throw error;
      });
      return answer === undefined ? undefined : readDeployment(answer);
    },
    /** @returns the version's id */
    upload: (tag: string, message: string) =>
      versionOf((output) => run(["versions", "upload", "--tag", tag, "--message", message], output)),
    /** The first deployment makes the worker, and serves it to everybody. */
    deployFirst: (tag: string, message: string) =>
      versionOf((output) => run(["deploy", "--tag", tag, "--message", message], output)),
    async deploy(shares: Shares, message: string): Promise<void> {
      const specs = [...shares].map(([id, percentage]) => `${id}@${percentage}%`);
      await run(["versions", "deploy", ...specs, "--message", message, "--yes"]);
    },
    /** Tells the versions that a canary is under way: they keep each visitor with one of them. It lapses by itself. */
    async tellCanary(isOn: boolean): Promise<void> {
      const key = ["canary", "--binding", "SETTINGS", "--remote"];
      await (isOn
        ? run(["kv", "key", "put", "canary", "true", "--ttl", String(canaryLife), ...key.slice(1)])
        : run(["kv", "key", "delete", ...key]));
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

/** Seconds; told again at each step. */
const canaryLife = 6 * 3600;

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

function execute(args: string[], environment: Record<string, string>): Promise<string> {
  // The build's own configuration is of its environment already: named again, it would mean another worker.
  const { CLOUDFLARE_ENV: _, ...env }: NodeJS.ProcessEnv = {
    ...process.env,
    WRANGLER_SEND_METRICS: "false",
    CI: "true",
    ...environment,
  };
  const child = spawn("wrangler", args, { stdio: ["ignore", "pipe", "pipe"], env });
  let output = "";
  let errors = "";
  child.stdout.on("data", (chunk: Buffer) => (output += chunk));
  child.stderr.on("data", (chunk: Buffer) => (errors += chunk));
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code) => {
      if (code === 0) resolve(output);
      else
        reject(
          new Error(
            `wrangler ${args.slice(0, 2).join(" ")} failed:\n${`${output}\n${errors}`.trim().slice(-2000)}`,
          ),
        );
    });
  });
}
