import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { mock } from "node:test";
import { readCommandLine } from "./command-line.ts";
import { contracts, contractsFolder, recordedAt } from "./contracts/contracts.ts";

const usage = `npm run contracts

Writes docs/contracts/*.json: OpenAPI 3.1 of every call that the shop makes to the services behind it. Each call is made with
the shop's own clients to the demo's stand-ins. Run it after a change of a call or of what the shop reads of an answer; a unit
test fails otherwise.`;

readCommandLine(usage, {});
mock.timers.enable({ apis: ["Date"], now: recordedAt });
mkdirSync(contractsFolder, { recursive: true });
for (const [name, text] of await contracts()) writeFileSync(join(contractsFolder, name), text);
console.info(`${contractsFolder} is written.`);
