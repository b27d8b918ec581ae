import { unstable_readConfig } from "wrangler";
import { parseConfiguration } from "../../worker/env.ts";
import {
  limitDescriptions,
  longLimitDescriptions,
  variableDescriptions,
} from "../../worker/env-descriptions.ts";
import { longLimits } from "../../worker/forms/long-limit.ts";
import { isSecret } from "../provision/secrets.ts";

export const configurationFile = "docs/configuration.md";

export function configurationPage(): string {
  const { vars, ratelimits } = unstable_readConfig({ config: "wrangler.toml" }, { hideWarnings: true });
  const variables = readVariables(vars);
  const rows = (list: readonly Variable[]) =>
    list.map(({ name, part, unset }) => [
      `\`${name}\``,
      ...(part ? [part] : []),
      described(variableDescriptions, name) + (isSecret(name) ? " A secret in production." : ""),
      unset,
      vars[name] === undefined ? "unset" : code(vars[name]),
    ]);
  return `<!-- Written by \`npm run configuration\` from worker/env.ts, worker/env-descriptions.ts and wrangler.toml: change those, then run it again. -->

# Configuration

The worker parses these variables once per isolate. They are in \`wrangler.toml\`: the demo's under \`[vars]\`, those of a
shop of your own under \`[env.production.vars]\`. Secrets of production are set on the account
([deployment](deployment.md)). Commas separate the items of a list. A service address whose host is \`sandbox\`, or a
path below \`/_sandbox/\`, is a stand-in; any other is called over the network ([services](services.md)).

## Required to sell

If one of these is missing without a default, or wrong, every page is an error page (503) and the log names the variable.
\`npm run release\` refuses such a configuration before it builds.

${table(["Variable", "What it is", "If unset", "In the demo"], rows(variables.filter(({ part }) => !part)))}

## Optional parts

A wrong variable switches off its part alone: the others work, the log says so, and \`/health/deep\` names the part. A
release refuses that as well.

${table(["Variable", "Part", "What it is", "If unset", "In the demo"], rows(variables.filter(({ part }) => part)))}

## Rate limits

These are in \`[[ratelimits]]\` of \`wrangler.toml\`; \`npm run configuration\` writes those of each environment from them. Each
needs namespaces of its own, because workers of one account that name the same namespace share its counters
([061](decisions/061-limits.md)).

${table(
  ["Limit", "Counts", "At most"],
  ratelimits.map(({ name, simple }: Ratelimit) => [
    `\`${name}\``,
    described(limitDescriptions, name),
    `${simple.limit} in ${simple.period} s`,
  ]),
)}

Once a network has used up a quota, customers and browsers that solved the bot check each have the same quota to
themselves. Mails to a mailbox that may not be the sender's are also counted for longer, by a Durable Object
(\`worker/forms/long-limit.ts\`):

${table(
  ["Long limit", "Counts", "At most"],
  Object.entries(longLimits).map(([name, { most, window }]) => [
    `\`${name}\``,
    described(longLimitDescriptions, name),
    `${most} in ${window / 3_600_000} h`,
  ]),
)}
`;
}

interface Variable {
  name: string;
  /** Undefined if the shop cannot sell without the variable. */
  part: string | undefined;
  unset: string;
}

interface Ratelimit {
  name: string;
  simple: { limit: number; period: number };
}

function readVariables(demo: Record<string, unknown>): Variable[] {
  const variables: Variable[] = [];
  parseConfiguration(demo, (name, schema) => {
    const part = partOf(name, demo);
    const { success, data } = schema.safeParse(undefined);
    variables.push({ name, part, unset: success ? valueText(data) : part ? "part is off" : "error" });
  });
  return variables;
}

/** Every variable is a text, so a number is wrong for each of them. */
function partOf(name: string, demo: Record<string, unknown>): string | undefined {
  try {
    return parseConfiguration({ ...demo, [name]: 0 }).switchedOff[0]?.service;
  } catch {
    return undefined;
  }
}

function valueText(value: unknown): string {
  if (typeof value === "boolean") return code(value ? "on" : "off");
  if (typeof value === "object") return code(Object.values(value ?? {}).join(","));
  return code(value);
}

const code = (value: unknown) => (value === "" ? "empty" : `\`${value}\``);

function described(descriptions: Record<string, string>, name: string): string {
  const description = descriptions[name];
  if (!description) throw new Error(`worker/env-descriptions.ts does not describe ${name}.`);
  return description;
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}
