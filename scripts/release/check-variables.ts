import { inLines, parseConfiguration } from "../../worker/env.ts";

/** Not among the variables of an environment: their values cannot be read back. */
const secrets = [
  "CONTENT_WEBHOOK_SECRET",
  "BOT_CHECK_SECRET",
  "HEALTH_SECRET",
  "CONTENT_TOKEN",
  "IDENTITY_CLIENT_SECRET",
];

/**
 * Reads the variables as the worker will.
 *
 * @throws Error that names each wrong variable, those of optional services too
 */
export function checkVariables(variables: Record<string, unknown>): void {
  const given = Object.fromEntries(secrets.map((name) => [name, "a secret of the account"]));
  const { switchedOff } = parseConfiguration({ ...given, ...variables });
  const problems = switchedOff.flatMap((service) => service.problems);
  if (problems.length > 0)
    throw new Error(`Services of the shop would be switched off:\n${inLines(problems)}`);
}
