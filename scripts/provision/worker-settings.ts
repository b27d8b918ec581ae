import * as z from "zod/mini";
import type { Account } from "./account.ts";
import type { Environment } from "./environment.ts";
import type { Finding } from "./finding.ts";

const script = z.object({ id: z.string() });
const logs = z.nullish(
  z.object({ enabled: z.optional(z.boolean()), invocation_logs: z.optional(z.boolean()) }),
);
const settings = z.object({
  bindings: z.catch(
    z.array(z.looseObject({ type: z.string(), name: z.string(), namespace_id: z.optional(z.string()) })),
    [],
  ),
  observability: z.catch(z.nullish(z.object({ enabled: z.optional(z.boolean()), logs })), null),
});

export async function workersOf(account: Account): Promise<string[]> {
  return (await account.list(`${account.own}/workers/scripts`, script)).map(({ id }) => id);
}

const settingsOf = (account: Account, worker: string) =>
  account.orNothing(account.read(`${account.own}/workers/scripts/${worker}/settings`, settings));

/** Rate limit ids are shared by an account: two limits with the same id count together. */
export async function rateLimits(
  account: Account,
  { name, config, limitIds }: Environment,
  workers: readonly string[],
): Promise<Finding[]> {
  const own = config.ratelimits.map((limit) => ({ name: limit.name, id: limit.namespace_id }));
  const inFile = limitIds.filter(({ environment }) => environment !== name);
  const others = workers.filter((worker) => worker !== config.name);
  const elsewhere = await Promise.all(
    others.map(async (worker) =>
      ((await settingsOf(account, worker))?.bindings ?? []).flatMap(
        ({ type, name: limit, namespace_id: id }) =>
          type === "ratelimit" && id ? [{ environment: `the worker ${worker}`, name: limit, id }] : [],
      ),
    ),
  );
  return own.flatMap((limit, place) => {
    const twin = [
      ...own.slice(0, place).map((one) => ({ ...one, environment: name })),
      ...inFile,
      ...elsewhere.flat(),
    ].find(({ id }) => id === limit.id);
    if (!twin) return [];
    return [
      {
        says: `rate limit ${limit.name}: ${limit.id} is also ${twin.name} of ${twin.environment}; give it a number of its own`,
      },
    ];
  });
}

export async function observability(
  account: Account,
  { config }: Environment,
  isDeployed: boolean,
): Promise<Finding[]> {
  if (!isDeployed) return [{ says: `the worker ${config.name} has not been deployed yet: npm run release` }];
  const there = (await settingsOf(account, config.name ?? ""))?.observability;
  const wanted = config.observability;
  const differs =
    (there?.enabled ?? false) !== (wanted?.enabled ?? false) ||
    (there?.logs?.invocation_logs ?? true) !== (wanted?.logs?.invocation_logs ?? true);
  return differs
    ? [
        {
          says: "the logs of the deployed worker are not set as in wrangler.toml (invocation logs hold whole addresses): set them so",
          fix: async () => {
            const path = `${account.own}/workers/scripts/${config.name}/script-settings`;
            await account.write("PATCH", path, { observability: wanted ?? { enabled: false } });
          },
        },
      ]
    : [];
}

export function datasets({ config }: Environment): Finding[] {
  return config.analytics_engine_datasets.map(({ binding, dataset }) => ({
    says: `Analytics Engine ${binding}: the dataset ${dataset} comes by itself with its first point`,
    isNote: true as const,
  }));
}
