import { readFileSync, writeFileSync } from "node:fs";
import { type Unstable_Config, unstable_readConfig } from "wrangler";

export interface Environment {
  name: string;
  config: Unstable_Config;
  /** The top-level demo environment, whose secrets are plain variables. */
  demo: Unstable_Config;
  limitIds: readonly { environment: string; name: string; id: string }[];
  replaceId: (former: string, id: string) => void;
}

export function readEnvironment(file: string, name: string): Environment {
  const read = (env?: string) =>
    unstable_readConfig({ config: file, ...(env ? { env } : {}) }, { hideWarnings: true });
  const demo = read();
  const names: string[] = demo.definedEnvironments ?? [];
  if (!names.includes(name))
    throw new Error(`wrangler.toml has no [env.${name}]. It has: ${names.join(", ") || "none"}.`);
  return {
    name,
    config: read(name),
    demo,
    limitIds: ["", ...names].flatMap((environment) =>
      (environment ? read(environment) : demo).ratelimits.map(
        (limit: Unstable_Config["ratelimits"][number]) => ({
          environment: environment || "the demo",
          name: limit.name,
          id: limit.namespace_id,
        }),
      ),
    ),
    replaceId(former, id) {
      const text = readFileSync(file, "utf8");
      const places = text.split(`"${former}"`);
      if (places.length !== 2)
        throw new Error(`"${former}" stands ${places.length - 1} times in ${file}: write ${id} yourself.`);
      writeFileSync(file, places.join(`"${id}"`));
    },
  };
}

export const isPlaceholder = (value: unknown): value is string =>
  typeof value === "string" && /(?:^|[./@])example\.(?:com|org|net)\b|^your[_-]|^YOURAPPID$/i.test(value);
