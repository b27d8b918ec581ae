import process from "node:process";
import { readCommandLine } from "./command-line.ts";
import { provision } from "./provision/provision.ts";

const usage = `npm run provision -- --env production
npm run provision -- --env production --do --secrets <file>

Compares a Cloudflare account with an environment of wrangler.toml: + is what the command can do, ! what somebody has to.
Needs CLOUDFLARE_API_TOKEN and CLOUDFLARE_ACCOUNT_ID (docs/deployment.md).

--env      environment of wrangler.toml; production unless told otherwise
--do       creates what is missing; otherwise nothing changes
--secrets  file with lines of NAME=value; otherwise secrets are typed, without an echo
--config   another file than wrangler.toml

The exit code is 0 if nothing is left to do, 1 if something is, 2 if the account cannot be read.`;

const { values } = readCommandLine(usage, {
  options: {
    env: { type: "string", default: "production" },
    do: { type: "boolean", default: false },
    secrets: { type: "string" },
    config: { type: "string", default: "wrangler.toml" },
  },
});

process.exitCode = await provision({
  ...values,
  secrets: values.secrets,
  does: values.do,
  variables: process.env,
  say: (line) => console.info(line),
});
