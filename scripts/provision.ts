import process from "node:process";
import { parseArgs } from "node:util";
import { provision } from "./provision/provision.ts";

/** Exit codes: 0 nothing left to do, 1 something left, 2 unknown. */
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
