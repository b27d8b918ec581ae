import { type Environment, isPlaceholder } from "./environment.ts";
import type { Finding } from "./finding.ts";

export function placeholders({ name, config }: Environment): Finding[] {
  const vars = Object.entries(config.vars).filter(([, value]) => isPlaceholder(value));
  const hosts = hostsOf(config.routes).filter(isPlaceholder);
  return [
    ...vars.map(([key, value]) => ({
      says: `[env.${name}.vars] ${key} is still "${String(value)}": write the shop's own`,
    })),
    ...hosts.map((host) => ({ says: `[env.${name}] routes still names ${host}: write the shop's own host` })),
  ];
}

export const hostsOf = (routes: Environment["config"]["routes"]): string[] =>
  (routes ?? []).map((route) => (typeof route === "string" ? route : route.pattern).replace(/\/.*$/, ""));
