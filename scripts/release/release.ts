import * as z from "zod/mini";
import { formats as ownFormats } from "../../shared/release/formats.ts";
import * as clock from "../../shared/time/clock.ts";
import { askVersion, visitVersion } from "./ask-version.ts";
import { type CanaryOptions, canary, canaryLeft, canaryUnderWay, type Outcome } from "./canary.ts";
import type { Deployed } from "./deployed.ts";
import { examineVersion } from "./examine-version.ts";
import { keepFiles } from "./files.ts";
import { type Formats, unreadable } from "./formats.ts";
import { insist, wordsOfError } from "./insist.ts";
import { type Credentials, smoke } from "./smoke.ts";
import { urgent, type Wrangler } from "./wrangler.ts";

export interface ReleaseOptions extends Omit<CanaryOptions, "wrangler" | "doctor" | "smoke"> {
  wrangler: Wrangler;
  deployed: Deployed;
  origin: string;
  worker: string;
  client: string;
  bucket: string;
  build: string;
  message: string;
  migration: string | undefined;
  formats?: Formats;
  /** Signs in with the smoke test. */
  customer?: Credentials | undefined;
  /** HEALTH_SECRET of the shop; without it the new version is not asked for its services. */
  healthSecret?: string | undefined;
  /** Serves everybody at once; required for a new worker or changed Durable Object migrations. */
  first?: boolean;
  dryRun?: boolean;
}

export async function release(options: ReleaseOptions): Promise<Outcome | "first" | "dry run"> {
  const { wrangler, bucket, build, message, say, dryRun, steps } = options;
  const before = await servedAlone(options);
  if (before) await checkFormats(options);
  if (options.first) {
    say("The deployment serves everybody at once.");
    if (dryRun) return "dry run";
    await keep(options);
    say(`Everybody has ${await wrangler.deployFirst(build, message)}.`);
    return "first";
  }
  if (!before) throw new Error(`Nothing is deployed as ${options.worker}: --first deploys it to everybody.`);
  await checkMigration(options);
  say(`Everybody has ${before}.`);
  if (dryRun) {
    say(
      `Would keep the files of ${build} in ${bucket}, upload it, test it at 0 %, and lead it over ${steps.join(", ")} to 100 %.`,
    );
    return "dry run";
  }
  await keep(options);
  const after = await wrangler.upload(build, message);
  say(`${build} is version ${after}.`);
  return canary({ before, after }, withTests(options));
}

async function servedAlone({ wrangler }: ReleaseOptions): Promise<string | undefined> {
  const [before, ...others] = (await wrangler.deployment())?.shares.keys() ?? [];
  if (others.length > 0)
    throw new Error("A canary is under way. Take it up with --resume, or back with --back.");
  return before;
}

async function checkFormats({ origin, say, formats = ownFormats }: ReleaseOptions): Promise<void> {
  const told = await formatsOf(origin);
  if (!told) {
    say("NOT TOLD: the build that is deployed does not say what it reads and writes. Nobody has compared.");
    return;
  }
  const problems = unreadable(told, formats);
  if (problems.length > 0)
    throw new Error(["Two builds would not read each other:", ...problems].join("\n  "));
  say("Both builds read what the other one writes.");
}

/** Fails early: `wrangler versions upload` would refuse only after the files were uploaded. */
async function checkMigration({ deployed, worker, migration }: ReleaseOptions): Promise<void> {
  const current = await deployed.migrationOf(worker);
  if (current === migration) return;
  throw new Error(
    `The worker that is deployed has the Durable Object migration ${current ?? "none"}, this build has ${migration ?? "none"}. A change of migrations goes first, with --first, in a build that differs by nothing else.`,
  );
}

async function keep(options: ReleaseOptions): Promise<void> {
  const { files, put } = await keepFiles(options);
  options.say(`${files} files are kept in ${options.bucket}: ${put} were put, the others were there.`);
}

export async function resume(options: ReleaseOptions): Promise<Outcome> {
  const current = await options.wrangler.deployment();
  const found = current && canaryUnderWay(current);
  if (!found) throw new Error("No canary is under way.");
  options.say(`${found.after} has ${found.share} % since ${current.since.toISOString()}.`);
  return canary(
    found,
    withTests(options),
    found.share > 0 ? { share: found.share, since: current.since } : undefined,
  );
}

/** Rolls a canary back at once and clears its KV key in any case. @throws if no canary is running */
export async function takeBack(
  { wrangler, say }: Pick<ReleaseOptions, "wrangler" | "say">,
  hear: (version: string) => void = () => {},
): Promise<Outcome> {
  let found: ReturnType<typeof canaryUnderWay>;
  let byHand = wrangler.byHand.rollback;
  const giveBack = async (tried: number) => {
    if (!found) {
      const current = await wrangler.deployment(urgent.deploy * tried);
      found = current && canaryUnderWay(current);
      if (!found) return;
      hear(found.after);
    }
    const old = new Map([[found.before, 100]]);
    byHand = wrangler.byHand.deploy(old);
    await wrangler.deploy(old, `back to ${found.before}: by hand`, urgent.deploy * tried);
    say(`Everybody has ${found.before} again.`);
  };
  const isDone = await insist(giveBack, { byHand: () => byHand, say });
  if (!isDone) {
    say(`STILL SERVED. By hand: ${byHand}`);
    return "still served";
  }
  await wrangler.forgetCanary().catch((error: unknown) => say(`${canaryLeft} ${wordsOfError(error)}`));
  if (!found)
    throw new Error(
      `No canary is under way. \`${wrangler.byHand.rollback}\` goes back from a whole release.`,
    );
  return "taken back";
}

function withTests({ origin, worker, customer, healthSecret, ...options }: ReleaseOptions): CanaryOptions {
  const { say } = options;
  const at = (version: string) => ({ origin, worker, version });
  return {
    ...options,
    async doctor({ before, after }) {
      const ask = askVersion(at(after));
      const until = clock.now() + 30_000;
      while ((await (await ask("/health")).json()).version !== after) {
        if (clock.now() > until) throw new Error(`${origin}/health does not answer as ${after}`);
        await new Promise((wake) => setTimeout(wake, 1000));
      }
      if (!healthSecret)
        return say("NOT EXAMINED: the new version is not asked for its services without HEALTH_SECRET.");
      await examineVersion({ ask, askOld: askVersion(at(before)), secret: healthSecret });
      say("The new version reaches its services.");
    },
    async smoke({ before, after }) {
      await smoke({
        ask: askVersion(at(after)),
        askAsBrowser: askVersion(at(after), "browser"),
        askOld: askVersion(at(before)),
        visitor: visitVersion(at(after)),
        customer,
      });
      say(`The smoke test passed at 0 %${customer ? "" : ", without signing in: no test customer"}.`);
    },
  };
}

const formatsSchema = z.record(z.string(), z.object({ writes: z.number(), reads: z.array(z.number()) }));

async function formatsOf(origin: string): Promise<Formats | undefined> {
  const answer = await fetch(new URL("/builds/formats.json", origin));
  if (answer.status === 404) return undefined;
  if (!answer.ok) throw new Error(`${origin}/builds/formats.json was answered ${answer.status}.`);
  return z.parse(formatsSchema, await answer.json());
}
