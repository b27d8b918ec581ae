import process from "node:process";
import { parseArgs } from "node:util";
import { provision } from "./provision/provision.ts";

/**
 * Says what an account lacks for an environment of wrangler.toml, and with --do does it (docs/decisions/073). Ends with
 * 0 where nothing is left to do, 1 where something is, 2 where it cannot be known.
 */
const { values } = parseArgs({
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
