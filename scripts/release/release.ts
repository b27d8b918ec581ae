import { formats as ownFormats } from "../../shared/release/formats.ts";
import { type CanaryOptions, canary, canaryUnderWay, type Outcome } from "./canary.ts";
import { keepFiles } from "./files.ts";
import { type Formats, unreadable } from "./formats.ts";
import { askVersion, smoke } from "./smoke.ts";
import type { Wrangler } from "./wrangler.ts";

export interface ReleaseOptions extends Omit<CanaryOptions, "wrangler" | "smoke"> {
  wrangler: Wrangler;
  /** Of the shop that visitors know. */
  origin: string;
  /** The worker's name. */
  worker: string;
  /** Folder of the client's build. */
  client: string;
  /** Keeps the hashed files of the last releases. */
  bucket: string;
  build: string;
  message: string;
  /** What the build reads and writes of what outlives it. */
  formats?: Formats;
  /** Serves everybody at once: a new worker, or a change of Durable Object migrations. */
  first?: boolean;
  /** Says what would be done, and asks only. */
  dryRun?: boolean;
}

/** A new version, from the build on this machine to all visitors. @throws Error where it cannot begin */
export async function release(options: ReleaseOptions): Promise<Outcome | "first" | "dry run"> {
  const { wrangler, origin, client, bucket, build, message, say, dryRun, steps } = options;
  if (options.first) {
    say("The first deployment serves everybody at once.");
    if (dryRun) return "dry run";
    say(`${await keepFiles(wrangler, bucket, client)} files are kept in ${bucket}.`);
    say(`Everybody has ${await wrangler.deployFirst(build, message)}.`);
    return "first";
  }
  const current = await wrangler.deployment();
  if (!current) throw new Error(`Nothing is deployed as ${options.worker}: --first deploys it to everybody.`);
  const [before, ...others] = [...current.shares].filter(([, share]) => share > 0).map(([id]) => id);
  if (!before || others.length > 0) {
    throw new Error("A canary is under way. Take it up with --resume, or back with --back.");
  }
  const problems = unreadable(await formatsOf(origin), options.formats ?? ownFormats);
  if (problems.length > 0)
    throw new Error(["Two builds would not read each other:", ...problems].join("\n  "));
  say(`Both builds read what the other one writes. Everybody has ${before}.`);
  if (dryRun) {
    say(
      `Would keep the files of ${build} in ${bucket}, upload it, test it at 0 %, and lead it over ${steps.join(", ")} to 100 %.`,
    );
    return "dry run";
  }
  say(`${await keepFiles(wrangler, bucket, client)} files are kept in ${bucket}.`);
  const after = await wrangler.upload(build, message);
  say(`${build} is version ${after}.`);
  return canary({ before, after }, withSmoke(options));
}

/** Goes on with a canary whose terminal was lost. @throws Error where there is none */
export async function resume(options: ReleaseOptions): Promise<Outcome> {
  const current = await options.wrangler.deployment();
  const found = current && canaryUnderWay(current);
  if (!found) throw new Error("No canary is under way.");
  options.say(`${found.after} has ${found.share} % since ${current.since.toISOString()}.`);
  return canary(
    found,
    withSmoke(options),
    found.share > 0 ? { share: found.share, since: current.since } : undefined,
  );
}

/** Gives everybody the old version of a canary at once; what tells of one is cleared in any case. @throws Error where there is none */
export async function takeBack({ wrangler, say }: Pick<ReleaseOptions, "wrangler" | "say">): Promise<void> {
  const current = await wrangler.deployment();
  const found = current && canaryUnderWay(current);
  if (found) {
    await wrangler.deploy(new Map([[found.before, 100]]), `back to ${found.before}: by hand`);
    say(`Everybody has ${found.before} again.`);
  }
  await wrangler.tellCanary(false);
  if (!found)
    throw new Error("No canary is under way: `npx wrangler rollback` goes back from a whole release.");
}

/** A deployment takes a moment to be known everywhere: the smoke test waits for the version itself. */
function withSmoke({ origin, worker, ...options }: ReleaseOptions): CanaryOptions {
  return {
    ...options,
    async smoke(version) {
      const ask = askVersion(origin, worker, version);
      const until = Date.now() + 30_000;
      while ((await (await ask("/health")).json()).version !== version) {
        if (Date.now() > until) throw new Error(`${origin}/health does not answer as ${version}`);
        await new Promise((wake) => setTimeout(wake, 1000));
      }
      await smoke(ask);
      options.say("The smoke test passed at 0 %.");
    },
  };
}

/** Nothing of a build that did not tell them yet. */
async function formatsOf(origin: string): Promise<Formats> {
  const answer = await fetch(new URL("/builds/formats.json", origin));
  if (answer.status === 404) return {};
  if (!answer.ok) throw new Error(`${origin}/builds/formats.json was answered ${answer.status}.`);
  return (await answer.json()) as Formats;
}
