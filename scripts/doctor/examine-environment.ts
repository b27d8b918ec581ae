import { unstable_readConfig } from "wrangler";
import { openStandIns } from "../open-stand-ins.ts";
import { checkEnvironment } from "../switch/shop-configuration.ts";
import { type Diagnosis, diagnose } from "./doctor.ts";
import { readSecretsFile } from "./secrets-file.ts";

/**
 * @param secretsFile lines of NAME=value: the shop's secrets, and DOCTOR_EMAIL and DOCTOR_PASSWORD of a test customer
 * @throws with a sentence for an unknown environment, a file that cannot be read, or a configuration of no use
 */
export async function examineEnvironment(
  environment: string | undefined,
  secretsFile: string | undefined,
): Promise<Diagnosis> {
  checkEnvironment(environment);
  const config = unstable_readConfig(
    { config: "wrangler.toml", ...(environment && { env: environment }) },
    { hideWarnings: true },
  );
  const { customer, secrets } = readSecretsFile(secretsFile);
  const variables = { ...unknownSecrets, ...config.vars, ...secrets };
  return diagnose({
    variables,
    standIns: JSON.stringify(variables).includes("http://sandbox/") ? await openStandIns() : undefined,
    origin: originOf(config.routes),
    login: customer,
  });
}

/** Secrets that no service sees which the doctor asks; without them, calls that exist would count as missing. */
const unknownSecrets = {
  BOT_CHECK_SECRET: "not told to the doctor",
  CONTENT_WEBHOOK_SECRET: "not told to the doctor",
  CONTRACT_WEBHOOK_SECRET: "not told to the doctor",
};

function originOf(routes: readonly (string | { pattern: string })[] | undefined): string {
  const [first] = routes ?? [];
  const pattern = typeof first === "string" ? first : first?.pattern;
  return `https://${pattern?.replace(/[/*].*$/, "") || "localhost"}`;
}
