import process from "node:process";
import { parseArgs } from "node:util";
import { createAccount, Refused } from "./provision/account.ts";
import { contentWebhook } from "./provision/content-webhook.ts";
import { readEnvironment } from "./provision/environment.ts";
import { type Finding, settle } from "./provision/finding.ts";
import { placeholders } from "./provision/placeholders.ts";
import { searchIndexes } from "./provision/search-indexes.ts";
import { secretValues } from "./provision/secret-values.ts";
import { secrets } from "./provision/secrets.ts";
import { keyValueNamespaces, objectBuckets } from "./provision/storage.ts";
import { versionAffinity } from "./provision/version-affinity.ts";
import { datasets, observability, rateLimits, workersOf } from "./provision/worker-settings.ts";

/**
 * Says what an account lacks for an environment of wrangler.toml, and with --do does it (docs/decisions/073). Ends with
 * 0 where nothing is left to do, 1 where something is, 2 where it cannot be known.
 */
const { values } = parseArgs({
  options: {
    env: { type: "string", default: "production" },
    do: { type: "boolean", default: false },
    secrets: { type: "string" },
    config: { type: "string", default: "wrangler.toml" },
  },
});

try {
  process.exitCode = (await provision()) === 0 ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  if (error instanceof Refused && [401, 403].includes(error.status)) {
    console.error(
      "The token needs: Workers Scripts, KV and R2 Storage (edit), Zone and Transform Rules (edit).",
    );
  }
  process.exitCode = 2;
}

async function provision(): Promise<number> {
  const environment = readEnvironment(values.config, values.env);
  const account = createAccount({
    baseURL: process.env.CLOUDFLARE_API_BASE_URL ?? "https://api.cloudflare.com/client/v4",
    token: variable("CLOUDFLARE_API_TOKEN"),
    id: environment.config.account_id ?? variable("CLOUDFLARE_ACCOUNT_ID"),
  });
  const given = secretValues(values.secrets);
  const workers = await workersOf(account);
  const isDeployed = workers.includes(environment.config.name ?? "");
  const findings: Finding[] = [
    ...placeholders(environment),
    ...(await keyValueNamespaces(account, environment)),
    ...(await objectBuckets(account, environment)),
    ...(await rateLimits(account, environment, workers)),
    ...datasets(environment),
    ...(await secrets(account, environment, given, isDeployed)),
    ...(await versionAffinity(account, environment)),
    ...(await observability(account, environment, isDeployed)),
    ...searchIndexes(environment),
    ...(await contentWebhook(environment, given, isDeployed)),
  ];
  return settle(findings, { does: values.do, say: (line) => console.info(line) });
}

function variable(name: string): string {
  const value = process.env[name];
  if (value) return value;
  throw new Error(`${name} is missing: set it in the environment.`);
}
