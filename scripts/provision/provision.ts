import { type Identity, keptFromDemo } from "../demo-identity.ts";
import { failureSentence } from "../failure-sentence.ts";
import { createAccount, Refused } from "./account.ts";
import { contentWebhook } from "./content-webhook.ts";
import { readEnvironment } from "./environment.ts";
import { type Finding, settle } from "./finding.ts";
import { placeholders } from "./placeholders.ts";
import { searchIndexes } from "./search-indexes.ts";
import { secretValues } from "./secret-values.ts";
import { secrets } from "./secrets.ts";
import { keyValueNamespaces, objectBuckets } from "./storage.ts";
import { versionAffinity } from "./version-affinity.ts";
import { datasets, observability, rateLimits, workersOf } from "./worker-settings.ts";

interface ProvisionOptions {
  env: string;
  does: boolean;
  secrets: string | undefined;
  config: string;
  variables: Readonly<Record<string, string | undefined>>;
  say: (line: string) => void;
  identity?: Identity;
}

export async function provision(options: ProvisionOptions): Promise<0 | 1 | 2> {
  try {
    return (await settleAll(options)) === 0 ? 0 : 1;
  } catch (error) {
    options.say(failureSentence(error) ?? (error instanceof Error ? error.message : String(error)));
    if (error instanceof Refused && [401, 403].includes(error.status)) {
      options.say(
        "The token needs: Workers Scripts, KV and R2 Storage (edit), Zone and Transform Rules (edit).",
      );
    }
    return 2;
  }
}

async function settleAll({
  env,
  does,
  secrets: file,
  config,
  variables,
  say,
  identity,
}: ProvisionOptions): Promise<number> {
  const variable = (name: string): string => {
    const value = variables[name];
    if (value) return value;
    throw new Error(`${name} is missing: set it in the environment.`);
  };
  const environment = readEnvironment(config, env);
  const account = createAccount({
    baseURL: variables.CLOUDFLARE_API_BASE_URL ?? "https://api.cloudflare.com/client/v4",
    token: variable("CLOUDFLARE_API_TOKEN"),
    id: environment.config.account_id ?? variable("CLOUDFLARE_ACCOUNT_ID"),
  });
  const given = secretValues(file);
  const workers = await workersOf(account);
  const isDeployed = workers.includes(environment.config.name ?? "");
  const findings: Finding[] = [
    ...keptFromDemo(identity).map((name) => ({
      says: `${name} of shared/identity.ts is still the demo's: write the shop's own (docs/make-it-yours.md)`,
    })),
    ...placeholders(environment),
    ...(await keyValueNamespaces(account, environment)),
    ...(await objectBuckets(account, environment)),
    ...(await rateLimits(account, environment, workers)),
    ...datasets(environment),
    ...(await secrets(account, environment, given, isDeployed)),
    ...(await versionAffinity(account, environment)),
    ...(await observability(account, environment, isDeployed)),
    ...searchIndexes(environment, variables),
    ...(await contentWebhook(environment, given, isDeployed)),
  ];
  return settle(findings, { does, say });
}
