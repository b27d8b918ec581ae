import { writeFileSync } from "node:fs";
import { alarmsPage } from "./alarms/page.ts";
import { readCommandLine } from "./command-line.ts";

const usage = `npm run alarms                  writes docs/alarms.md from alarms/alarms.ts; a unit test fails otherwise
npm run alarms -- --rehearse    plays an outage of each service on this machine: what rings, when, and which runbook applies

The rehearsal needs the build of npm run build and takes about three minutes.`;

const { values } = readCommandLine(usage, { options: { rehearse: { type: "boolean", default: false } } });
if (values.rehearse) {
  const { rehearseAlarms } = await import("./rehearsal/alarms.ts");
  process.exitCode = (await rehearseAlarms(console.info)) ? 0 : 1;
} else {
  writeFileSync("docs/alarms.md", alarmsPage());
  console.info("docs/alarms.md is written.");
}
