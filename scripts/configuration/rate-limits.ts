import { unstable_readConfig } from "wrangler";

interface Limit {
  name: string;
  namespace_id: string;
  simple: { limit: number; period: number };
}

const begin =
  "# Rate limits, written by npm run configuration from those of the top level. A number that is there stays.";

/** Each environment's limits are the demo's, under numbers of its own, because numbers count for a whole account. */
export function withRateLimits(toml: string): string {
  const { ratelimits: demo, definedEnvironments: names = [] } = unstable_readConfig(
    { config: "wrangler.toml" },
    { hideWarnings: true },
  );
  return names.reduce((text: string, env: string, place: number) => {
    const own: Limit[] = unstable_readConfig(
      { config: "wrangler.toml", env },
      { hideWarnings: true },
    ).ratelimits;
    const numberOf = ({ name, namespace_id: id }: Limit) =>
      own.find((limit) => limit.name === name)?.namespace_id ?? String(Number(id) + 1000 * (place + 1));
    const rows = demo.map((limit: Limit) => {
      const { limit: most, period } = limit.simple;
      return `  { name = "${limit.name}", namespace_id = "${numberOf(limit)}", simple = { limit = ${most}, period = ${period} } },`;
    });
    return replaced(text, env, [begin, "ratelimits = [", ...rows, "]"].join("\n"));
  }, toml);
}

/** @throws if the table of the environment has no place for them */
function replaced(toml: string, env: string, block: string): string {
  const start = toml.indexOf(begin, toml.indexOf(`\n[env.${env}]\n`));
  const end = toml.indexOf("\n]\n", start);
  const next = toml.indexOf("\n[", start);
  if (start < 0 || end < 0 || (next >= 0 && next < end))
    throw new Error(`[env.${env}] of wrangler.toml has no line "${begin}" with ratelimits = [ … ] below it.`);
  return toml.slice(0, start) + block + toml.slice(end + 2);
}
