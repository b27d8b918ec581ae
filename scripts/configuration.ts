import { readFileSync, writeFileSync } from "node:fs";
import { readCommandLine } from "./command-line.ts";
import { configurationFile, configurationPage } from "./configuration/page.ts";
import { withRateLimits } from "./configuration/rate-limits.ts";

const usage = `npm run configuration

Writes docs/configuration.md from worker/env.ts, worker/env-descriptions.ts and wrangler.toml, and the rate limits of each
environment in wrangler.toml from those of the top level. Run it after a change of a variable or a limit; a unit test
fails otherwise.`;

readCommandLine(usage, {});
writeFileSync("wrangler.toml", withRateLimits(readFileSync("wrangler.toml", "utf8")));
writeFileSync(configurationFile, configurationPage());
console.info(`${configurationFile} and the rate limits of wrangler.toml are written.`);
