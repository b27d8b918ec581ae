import { readFileSync, writeFileSync } from "node:fs";
import process from "node:process";
import { readCommandLine, stopWith } from "./command-line.ts";
import { diagnosisTable, verdictOn } from "./doctor/doctor.ts";
import { examineEnvironment } from "./doctor/examine-environment.ts";
import { withFeatures } from "./doctor/write-features.ts";
import { failureSentence } from "./failure-sentence.ts";

const usage = `npm run doctor -- --env production --secrets <file>

Asks every service behind the shop once, call by call, as the shop does, and tells what is missing, which screens need it
and what to do. It fills a cart of its own and deletes it. What cannot be undone (orders, registrations, messages) is not tried.

--env      environment of wrangler.toml; otherwise the demo at its top level
--secrets  file with lines of NAME=value: the shop's secrets, and DOCTOR_EMAIL and DOCTOR_PASSWORD of a test customer
--write    writes into wrangler.toml the FEATURES that the services have

The exit code is 0 if the services have all that the configuration needs, 1 if something is missing.`;

const { values } = readCommandLine(usage, {
  options: {
    env: { type: "string" },
    secrets: { type: "string" },
    write: { type: "boolean", default: false },
  },
});

const file = "wrangler.toml";
try {
  const diagnosis = await examineEnvironment(values.env, values.secrets);
  console.info(`${diagnosisTable(diagnosis)}\n\nFEATURES = "${diagnosis.features}"`);
  if (values.write) {
    writeFileSync(file, withFeatures(readFileSync(file, "utf8"), values.env, diagnosis.features));
    console.info(`Written into ${file}.`);
  }
  console.info(verdictOn(diagnosis));
  process.exitCode = diagnosis.problems.length === 0 ? 0 : 1;
} catch (error) {
  stopWith(usage, failureSentence(error) ?? (error instanceof Error ? error.message : String(error)));
}
