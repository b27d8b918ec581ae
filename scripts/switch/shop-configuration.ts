import { readFileSync } from "node:fs";
import { parse } from "smol-toml";
import * as z from "zod/mini";

const part = z.object({
  account_id: z.optional(z.string()),
  vars: z._default(z.record(z.string(), z.unknown()), {}),
  kv_namespaces: z._default(z.array(z.object({ binding: z.string(), id: z.optional(z.string()) })), []),
  analytics_engine_datasets: z._default(
    z.array(z.object({ binding: z.string(), dataset: z.optional(z.string()) })),
    [],
  ),
});
const schema = z.extend(part, { env: z._default(z.record(z.string(), part), {}) });

/**
 * Reads `wrangler.toml` itself: loading wrangler takes a second, and several on a busy machine.
 * @throws with a sentence for an unknown environment
 */
export function shopConfiguration(env: string | undefined) {
  const file = schema.parse(parse(readFileSync("wrangler.toml", "utf8")));
  const own = env === undefined ? file : file.env[env];
  if (!own) {
    const names = Object.keys(file.env).join(", ") || "none";
    throw new Error(`wrangler.toml has no environment ${env}. It has: ${names}.`);
  }
  return {
    vars: own.vars,
    account: own.account_id ?? file.account_id,
    idOf: (binding: string) => own.kv_namespaces.find((one) => one.binding === binding)?.id,
    datasetOf: (binding: string) =>
      own.analytics_engine_datasets.find((one) => one.binding === binding)?.dataset,
  };
}

/** @throws with a sentence for an unknown environment */
export function checkEnvironment(env: string | undefined): void {
  shopConfiguration(env);
}
