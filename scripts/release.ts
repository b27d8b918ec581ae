import { execFileSync } from "node:child_process";
import { appendFileSync, mkdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import process from "node:process";
import { unstable_readConfig } from "wrangler";
import * as clock from "../shared/time/clock.ts";
import { readCommandLine } from "./command-line.ts";
import { readSecretsFile } from "./doctor/secrets-file.ts";
import { failureSentence } from "./failure-sentence.ts";
import { accountSql, datasetOf } from "./measures/sql.ts";
import { createAccount } from "./provision/account.ts";
import { buildIn, migrationIn } from "./release/built.ts";
import { canaryUnderWay } from "./release/canary.ts";
import { checkVariables } from "./release/check-variables.ts";
import { createDeployed } from "./release/deployed.ts";
import { seenSince } from "./release/figures.ts";
import { type ReleaseOptions, release, resume, takeBack } from "./release/release.ts";
import { createWrangler, type Wrangler } from "./release/wrangler.ts";
import { writeSbom } from "./supply-chain/sbom.ts";
import { checkEnvironment } from "./switch/shop-configuration.ts";

const usage = `npm run release -- --env production              builds, tests at 0 %, then 5, 25, 50 and 100 % of the visitors
npm run release -- --env production --dry-run    says what it would do, changes nothing
npm run release -- --env production --first      a new worker, or new Durable Object migrations: everybody at once
npm run release -- --env production --resume     goes on after a lost terminal
npm run release -- --env production --back       takes the new version back, at once

Needs CLOUDFLARE_ACCOUNT_ID and CLOUDFLARE_API_TOKEN (docs/deployment.md).

--env       environment of wrangler.toml; otherwise its top level
--origin    where visitors find the shop; otherwise the first route of the configuration
--message   of the version; otherwise the last commit
--steps     rising percentages below 100; 5,25,50 unless told otherwise
--minutes   shortest time of a step; 15 unless told otherwise
--no-build  releases the build in dist/
--secrets   file of the shop's secrets, with which npm run doctor examines the services before the build; without it,
            calls that need a secret or a customer are not tried; with its HEALTH_SECRET the new version at 0 % asks
            the services, too, and the smoke test signs in as its DOCTOR_EMAIL
--no-doctor for a repair while a service is down: nothing is examined

The exit code is 0 if everybody has the new version, or the old one after --back; 1 if the release could not begin, 2 if it
is held, 3 if somebody else changed the deployment, 4 if it was taken back, 5 if it is bad and still served.`;

const { values } = readCommandLine(usage, {
  options: {
    env: { type: "string" },
    origin: { type: "string" },
    message: { type: "string" },
    first: { type: "boolean", default: false },
    "dry-run": { type: "boolean", default: false },
    resume: { type: "boolean", default: false },
    back: { type: "boolean", default: false },
    "no-build": { type: "boolean", default: false },
    secrets: { type: "string" },
    "no-doctor": { type: "boolean", default: false },
    steps: { type: "string", default: "5,25,50" },
    minutes: { type: "string", default: "15" },
  },
});

const deployed = ["--config", "wrangler.toml", ...(values.env ? ["--env", values.env] : [])];
/** Exit code 1 means that the release could not begin. */
const exitCodes: Record<string, number> = { held: 2, stopped: 3, "taken back": 4, "still served": 5 };

const log = createLog();
try {
  if (values.back) {
    const wrangler = createWrangler({ target: deployed });
    let onTrial: string | undefined;
    const outcome = await takeBack({ wrangler, say: log.say }, (version) => (onTrial = version));
    process.exitCode = outcome === "taken back" ? 0 : exitCodes[outcome];
    log.name(await nameOf(onTrial, wrangler));
  } else if (values.resume) {
    const options = optionsOf(deployed, "");
    const current = await options.wrangler.deployment();
    const build = await nameOf(current && canaryUnderWay(current)?.after, options.wrangler);
    log.name(build);
    process.exitCode = exitCodes[await resume({ ...options, build })] ?? 0;
  } else {
    const build = values["no-build"] ? buildIn("dist") : (process.env.BUILD_ID ?? clock.now().toString(36));
    // Checks settings before the build, so that a missing token fails early.
    const options = optionsOf(deployed, build);
    log.name(build);
    await insistOnServices();
    if (!values["no-build"]) await makeBuild(build);
    const config = builtConfig();
    const wrangler = createWrangler({ target: ["--config", config] });
    process.exitCode =
      exitCodes[await release({ ...options, wrangler, migration: migrationIn(config) })] ?? 0;
  }
} catch (error) {
  console.error(`\n${failureSentence(error) ?? (error instanceof Error ? error.message : error)}`);
  process.exitCode = 1;
}

async function nameOf(version: string | undefined, wrangler: Wrangler): Promise<string> {
  const tag = version && (await wrangler.tagOf(version).catch(() => undefined));
  return tag || "release";
}

async function insistOnServices(): Promise<void> {
  if (values["no-doctor"]) return log.say("the services are not examined");
  const { diagnosisTable, verdictOn } = await import("./doctor/doctor.ts");
  const { examineEnvironment } = await import("./doctor/examine-environment.ts");
  const diagnosis = await examineEnvironment(values.env, values.secrets);
  if (diagnosis.problems.length > 0) throw new Error(`${diagnosisTable(diagnosis)}\n${verdictOn(diagnosis)}`);
  log.say(verdictOn(diagnosis));
  const untried = diagnosis.findings.filter(({ outcome }) => outcome === "not tried").length;
  if (untried > 0)
    log.say(`${untried} calls were not tried${values.secrets ? "" : ": --secrets names the secrets"}`);
}

async function makeBuild(build: string): Promise<void> {
  if (values.env) process.env.CLOUDFLARE_ENV = values.env;
  process.env.BUILD_ID = build;
  const { buildShop } = await import("./build-shop.ts");
  await buildShop();
  writeSbom(build);
}

function builtConfig(): string {
  const { configPath } = JSON.parse(readFileSync(".wrangler/deploy/config.json", "utf8"));
  return resolve(".wrangler/deploy", configPath);
}

function optionsOf(target: string[], build: string): ReleaseOptions {
  checkEnvironment(values.env);
  const config = unstable_readConfig(
    { config: "wrangler.toml", ...(values.env ? { env: values.env } : {}) },
    { hideWarnings: true },
  );
  checkVariables(config.vars);
  const [route] = config.routes ?? [];
  const host = typeof route === "string" ? route : route?.pattern;
  const origin = values.origin ?? (host ? `https://${host}` : undefined);
  if (!origin) throw new Error("--origin says where visitors find the shop: its configuration has no route.");
  const buckets: { binding: string; bucket_name?: string }[] = config.r2_buckets;
  const bucket = buckets.find(({ binding }) => binding === "RELEASE_FILES")?.bucket_name;
  if (!bucket)
    throw new Error(
      "The configuration has no bucket RELEASE_FILES: npm run provision names what is missing.",
    );
  const steps = values.steps.split(",").map(Number);
  const isRising = steps.every((step, at) => step > (steps[at - 1] ?? 0) && step < 100);
  if (!isRising) throw new Error("--steps takes rising percentages below 100, such as 5,25,50.");
  const minutes = Number(values.minutes);
  if (!(minutes > 0)) throw new Error("--minutes takes a number above 0.");
  const sql = accountSql(process.env, values.env && datasetOf(values.env));
  const account = createAccount({
    baseURL: process.env.CLOUDFLARE_API_BASE_URL || "https://api.cloudflare.com/client/v4",
    token: process.env.CLOUDFLARE_API_TOKEN ?? "",
    id: config.account_id ?? process.env.CLOUDFLARE_ACCOUNT_ID ?? "",
  });
  const { customer, secrets } = readSecretsFile(values.secrets);
  const minute = 60_000;
  return {
    wrangler: createWrangler({ target }),
    deployed: createDeployed(account),
    origin,
    worker: config.name ?? "",
    client: "dist/client",
    bucket,
    build,
    message: values.message ?? lastCommit(),
    migration: undefined,
    customer,
    healthSecret: values["no-doctor"] ? undefined : secrets.HEALTH_SECRET,
    first: values.first,
    dryRun: values["dry-run"],
    steps,
    settleTime: minute,
    stepTime: minutes * minute,
    lookEvery: 10_000,
    enough: 300,
    patience: 8 * minutes * minute,
    seen: (versions, since) => seenSince(sql, versions, since),
    say: log.say,
  };
}

function lastCommit(): string {
  const told = execFileSync("git", ["log", "-1", "--format=%h %s"], { encoding: "utf8" });
  return told.trim().slice(0, 100);
}

function createLog() {
  let file: string | undefined;
  let unwritten = "";
  return {
    say(line: string) {
      const stamped = `${clock.date().toISOString().slice(11, 19)} ${line}`;
      console.info(stamped);
      if (file) appendFileSync(file, `${stamped}\n`);
      else unwritten += `${stamped}\n`;
    },
    name(build: string) {
      const folder = join(".releases", build);
      mkdirSync(folder, { recursive: true });
      file = join(folder, "release.log");
      appendFileSync(file, unwritten);
      unwritten = "";
    },
  };
}
