import * as z from "zod/mini";
import { proofSeconds } from "../../shared/consent/consent.ts";
import type { Account } from "./account.ts";
import { type Environment, isPlaceholder } from "./environment.ts";
import type { Finding } from "./finding.ts";

const namespace = z.object({ id: z.string(), title: z.string() });

export async function keyValueNamespaces(account: Account, environment: Environment): Promise<Finding[]> {
  const { config, name, replaceId } = environment;
  const path = `${account.own}/storage/kv/namespaces`;
  const known = await account.list(path, namespace);
  return config.kv_namespaces.flatMap(({ binding, id }): Finding[] => {
    if (id && !isPlaceholder(id)) {
      if (known.some((one) => one.id === id)) return [];
      return [
        {
          says: `KV ${binding}: ${id} is no namespace of this account; write one that is into [env.${name}]`,
        },
      ];
    }
    const title = `${config.name}-${binding}`;
    const there = known.find((one) => one.title === title);
    if (!id)
      return [{ says: `KV ${binding} has no id in [env.${name}]: write ${there?.id ?? "a placeholder"}` }];
    return [
      {
        says: there
          ? `KV ${binding}: write id = "${there.id}" into [env.${name}]`
          : `KV ${binding}: make the namespace ${title}, and write its id into [env.${name}]`,
        fix: async () =>
          replaceId(
            id,
            there ? there.id : z.parse(namespace, await account.write("POST", path, { title })).id,
          ),
      },
    ];
  });
}

const buckets = z.object({ buckets: z.array(z.object({ name: z.string() })) });
const lifecycle = z.object({
  rules: z.array(
    z.looseObject({
      id: z.string(),
      enabled: z.boolean(),
      deleteObjectsTransition: z.nullish(
        z.looseObject({
          condition: z.looseObject({ type: z.string(), maxAge: z.optional(z.number()) }),
        }),
      ),
    }),
  ),
});

const day = 86_400;

/** Seconds after upload; 400 days later tabs of an older build are closed (docs/decisions/074-releases.md). */
const lifetimes: Record<string, number> = { RELEASE_FILES: 400 * day, CONSENT_PROOFS: proofSeconds };

const ruleId = "forget-old-files";

export async function objectBuckets(account: Account, { config }: Environment): Promise<Finding[]> {
  if (config.r2_buckets.length === 0) return [];
  const path = `${account.own}/r2/buckets`;
  const known = (await account.read(`${path}?per_page=1000`, buckets)).buckets.map(({ name }) => name);
  const findings = config.r2_buckets.map(async ({ binding, bucket_name: name }): Promise<Finding[]> => {
    if (!name) return [{ says: `R2 ${binding} names no bucket_name` }];
    const isThere = known.includes(name);
    const made: Finding[] = isThere
      ? []
      : [
          {
            says: `R2 ${binding}: make the bucket ${name}`,
            fix: async () => void (await account.write("POST", path, { name })),
          },
        ];
    const lifetime = lifetimes[binding];
    if (!lifetime) return made;
    const rules = isThere
      ? ((await account.orNothing(account.read(`${path}/${name}/lifecycle`, lifecycle)))?.rules ?? [])
      : [];
    const forgets = rules.some(
      ({ enabled, deleteObjectsTransition: transition }) =>
        enabled && transition?.condition.type === "Age" && transition.condition.maxAge === lifetime,
    );
    if (forgets) return made;
    const rule = {
      id: ruleId,
      enabled: true,
      conditions: { prefix: "" },
      deleteObjectsTransition: { condition: { type: "Age", maxAge: lifetime } },
    };
    const others = rules.filter(({ id }) => id !== ruleId);
    return [
      ...made,
      {
        says: `R2 ${binding}: delete what is older than ${lifetime / day} days in ${name}`,
        fix: async () =>
          void (await account.write("PUT", `${path}/${name}/lifecycle`, { rules: [...others, rule] })),
      },
    ];
  });
  return (await Promise.all(findings)).flat();
}
