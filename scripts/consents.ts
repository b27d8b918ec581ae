import process from "node:process";
import { unstable_readConfig } from "wrangler";
import { readCommandLine } from "./command-line.ts";
import { copyProofs, restoreProofs } from "./consents/restore-proofs.ts";
import { createAccount } from "./provision/account.ts";
import { checkEnvironment } from "./switch/shop-configuration.ts";

const usage = `npm run consents -- --env production         counts the proofs of consent that KV lacks and the bucket has
npm run consents -- --env production --do    restores them, each with the rest of its life
npm run consents -- --env production --copy  copies what KV alone has into the bucket, once, for proofs from before it

Needs CLOUDFLARE_ACCOUNT_ID and CLOUDFLARE_API_TOKEN (Workers KV Storage and R2: Edit). See docs/runbooks/restore-kv.md.`;

const { values } = readCommandLine(usage, {
  options: {
    env: { type: "string" },
    do: { type: "boolean", default: false },
    copy: { type: "boolean", default: false },
  },
});

try {
  const {
    CLOUDFLARE_ACCOUNT_ID: id,
    CLOUDFLARE_API_TOKEN: token,
    CLOUDFLARE_API_BASE_URL: base,
  } = process.env;
  if (!id || !token) throw new Error("CLOUDFLARE_ACCOUNT_ID and CLOUDFLARE_API_TOKEN are needed.");
  if (!values.env) throw new Error("--env says which shop.");
  checkEnvironment(values.env);
  const config = unstable_readConfig({ config: "wrangler.toml", env: values.env }, { hideWarnings: true });
  const buckets: { binding: string; bucket_name?: string }[] = config.r2_buckets;
  const namespaces: { binding: string; id?: string }[] = config.kv_namespaces;
  const bucket = buckets.find(({ binding }) => binding === "CONSENT_PROOFS")?.bucket_name;
  const namespace = namespaces.find(({ binding }) => binding === "CONSENTS")?.id;
  if (!bucket || !namespace)
    throw new Error("CONSENT_PROOFS or CONSENTS is missing: npm run provision names what is missing.");
  const baseURL = base || "https://api.cloudflare.com/client/v4";
  const account = createAccount({ baseURL, token, id });
  if (values.copy) console.info(`${await copyProofs(account, { bucket, namespace })} copied.`);
  const found = await restoreProofs(account, { bucket, namespace }, { act: values.do, say: console.info });
  console.info(`${found.copies} copies, ${found.missing} missing in KV, ${found.restored} restored.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
