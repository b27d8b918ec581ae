import * as z from "zod/mini";
import type { Account } from "./account.ts";
import { type Environment, isPlaceholder } from "./environment.ts";
import type { Finding } from "./finding.ts";
import { hostsOf } from "./placeholders.ts";

const zone = z.object({ id: z.string(), name: z.string() });
const rule = z.looseObject({
  id: z.string(),
  expression: z.string(),
  enabled: z.optional(z.boolean()),
  action_parameters: z.nullish(z.looseObject({ headers: z.nullish(z.record(z.string(), z.unknown())) })),
});
const ruleset = z.object({ id: z.string(), rules: z.nullish(z.array(rule)) });

const header = "Cloudflare-Workers-Version-Key";
const phase = "http_request_late_transform";
const wanted = {
  description: "Keeps a visitor with a version of the worker",
  expression: 'http.cookie contains "__Host-release="',
  action: "rewrite",
  action_parameters: {
    headers: { [header]: { operation: "set", expression: 'http.request.cookies["__Host-release"][0]' } },
  },
  enabled: true,
};

/** Zone rule from the cookie `__Host-release` to the affinity key: a worker cannot choose its own version. */
export async function versionAffinity(account: Account, { config }: Environment): Promise<Finding[]> {
  const hosts = hostsOf(config.routes).filter((host) => !isPlaceholder(host));
  const findings = await Promise.all(hosts.map((host) => affinityOf(account, host)));
  return findings.flat();
}

async function affinityOf(account: Account, host: string): Promise<Finding[]> {
  const found = await zoneOf(account, host);
  if (!found) return [{ says: `${host} is in no zone of this account: add its domain to Cloudflare` }];
  const path = `/zones/${found.id}/rulesets`;
  const entry = `${path}/phases/${phase}/entrypoint`;
  const there = await account.orNothing(account.read(entry, ruleset));
  const same = there?.rules?.find(({ action_parameters: sets }) => sets?.headers?.[header]);
  if (same && isWanted(same)) return [];
  const says = `transform rule of ${found.name}: set ${header} from the cookie release`;
  if (!there)
    return [{ says, fix: async () => void (await account.write("PUT", entry, { rules: [wanted] })) }];
  const rules = `${path}/${there.id}/rules`;
  const fix = async () =>
    void (await (same
      ? account.write("PATCH", `${rules}/${same.id}`, wanted)
      : account.write("POST", rules, wanted)));
  return [{ says, fix }];
}

const isWanted = ({ expression, enabled, action_parameters: sets }: z.output<typeof rule>): boolean =>
  expression === wanted.expression &&
  enabled !== false &&
  JSON.stringify(sets?.headers?.[header]) === JSON.stringify(wanted.action_parameters.headers[header]);

async function zoneOf(account: Account, host: string) {
  const labels = host.split(".");
  for (let first = 0; first < labels.length - 1; first += 1) {
    const name = labels.slice(first).join(".");
    const [found] = await account.list(`/zones?name=${encodeURIComponent(name)}`, zone);
    if (found) return found;
  }
  return null;
}
