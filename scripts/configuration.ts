import { writeFileSync } from "node:fs";
import { readCommandLine } from "./command-line.ts";
import { configurationFile, configurationPage } from "./configuration/page.ts";

const usage = `npm run configuration

Writes docs/configuration.md from worker/env.ts, worker/env-descriptions.ts and wrangler.toml. Run it after a change of a
variable or a limit; a unit test fails otherwise.`;

readCommandLine(usage, {});
writeFileSync(configurationFile, configurationPage());
console.info(`${configurationFile} is written.`);
