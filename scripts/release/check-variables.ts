import { inLines, parseConfiguration } from "../../worker/env.ts";

/** Secrets cannot be read back, so the check assumes that they are set. */
const secrets = [
  "CONTENT_WEBHOOK_SECRET",
  "BOT_CHECK_SECRET",
  "HEALTH_SECRET",
  "CONTENT_TOKEN",
  "CONTRACT_WEBHOOK_SECRET",
  "MAIL_LINK_SECRET",
  "IDENTITY_CLIENT_SECRET",
];

export function checkVariables(variables: Record<string, unknown>): void {
  const given = Object.fromEntries(secrets.map((name) => [name, "a secret of the account"]));
  const { switchedOff } = parseConfiguration({ ...given, ...variables });
  const problems = switchedOff.flatMap((service) => service.problems);
  if (problems.length > 0)
    throw new Error(`Services of the shop would be switched off:\n${inLines(problems)}`);
}
