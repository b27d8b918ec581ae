import * as clock from "../../shared/time/clock.ts";
import { insist, Overtaken, pause, wordsOfError } from "./insist.ts";
import { judge, type Seen, type Verdict } from "./judge.ts";
import { type Deployment, type Shares, urgent, type Wrangler } from "./wrangler.ts";

export interface CanaryOptions {
  wrangler: Pick<Wrangler, "deploy" | "deployment" | "tellCanary" | "forgetCanary" | "byHand">;
  steps: readonly number[];
  /** Milliseconds until KV has propagated that a canary is running. */
  settleTime: number;
  stepTime: number;
  lookEvery: number;
  enough: number;
  patience: number;
  seen: (versions: Versions, since: Date) => Promise<{ before: Seen; after: Seen }>;
  /** Asks the new version for its services before anybody has it. */
  doctor: (versions: Versions) => Promise<void>;
  smoke: (versions: Versions) => Promise<void>;
  say: (line: string) => void;
}

export interface Versions {
  before: string;
  after: string;
}

/** "still served": the roll-back failed. */
export type Outcome = "released" | "taken back" | "held" | "stopped" | "still served";

/** Milliseconds without figures after which the release is rolled back. */
const longestBlind = 3 * 60_000;

/** Wire format: `--resume` and `--back` in another terminal parse this message. */
const messageOf = ({ before, after }: Versions, percentage: number) =>
  `canary of ${after} over ${before}: ${percentage} %`;

export function canaryUnderWay({ message, shares }: Deployment): (Versions & { share: number }) | undefined {
  const [, after, before] = /^canary of (\S+) over (\S+):/.exec(message) ?? [];
  const share = after === undefined ? undefined : shares.get(after);
  if (!after || !before || share === undefined || share >= 100) return undefined;
  return { after, before, share };
}

export async function canary(
  versions: Versions,
  options: CanaryOptions,
  from?: { share: number; since: Date },
): Promise<Outcome> {
  const { wrangler, steps, say, doctor, smoke } = options;
  const before: Shares = new Map([[versions.before, 100]]);
  const sharesAt = (share: number): Shares =>
    new Map([[versions.after, share], ...(share < 100 ? [[versions.before, 100 - share] as const] : [])]);
  /** Includes attempted shares: a call that failed may still have taken effect. */
  let own: Shares[] = from ? [sharesAt(from.share)] : [before, sharesAt(0)];

  const deploy = async (share: number) => {
    const current = await wrangler.deployment();
    if (!current || !isAmong(own, current.shares))
      throw new Overtaken("Somebody else has changed the deployment: nothing more is done to it.");
    const shares = sharesAt(share);
    own.push(shares);
    await wrangler.deploy(shares, messageOf(versions, share));
    own = [shares];
    say(`${share} % of the visitors have ${versions.after}.`);
    if (share < 100) await tellCanary();
    return clock.date();
  };
  const tellCanary = () => wrangler.tellCanary(lifeOf(options));
  // The setting ends by itself, so a failure does not change the outcome.
  const forgetCanary = () =>
    wrangler.forgetCanary().catch((error: unknown) => say(`${canaryLeft} ${wordsOfError(error)}`));

  const back = async (why: string): Promise<Outcome> => {
    const start = clock.now();
    const message = `back to ${versions.before}: ${why}`.slice(0, 100);
    const giveBack = async (tried: number) => {
      // If the state is unknown, the version may still be served.
      const current = await wrangler.deployment(urgent.look * tried).catch(() => undefined);
      if (current && !isAmong(own, current.shares)) {
        const served = [...current.shares].map(([version, share]) => `${version} ${share} %`).join(", ");
        throw new Overtaken(
          `${why}. Somebody else has changed the deployment (${served}): it is left to them.`,
        );
      }
      own.push(before);
      await wrangler.deploy(before, message, urgent.deploy * tried);
    };
    const byHand = wrangler.byHand.deploy(before);
    if (!(await insist(giveBack, { byHand: () => byHand, say }))) {
      say(`STILL SERVED: ${why}, and it could not be taken back. By hand: ${byHand}`);
      return "still served";
    }
    say(`BACK: ${why}. Everybody has ${versions.before} again, ${seconds(start)} after the decision.`);
    await forgetCanary();
    return "taken back";
  };

  const lead = async (): Promise<Outcome> => {
    if (!from) {
      await deploy(0);
      const settled = pause(options.settleTime);
      await doctor(versions).catch(failAs("the doctor refuses it"));
      await smoke(versions).catch(failAs("the smoke test failed"));
      await settled;
    } else await tellCanary();
    for (const share of steps.filter((step) => step >= (from?.share ?? 0))) {
      const since = from?.share === share ? from.since : await deploy(share);
      const verdict = await watch(versions, share, since, options);
      if (verdict === "held") {
        say(`HELD at ${share} %: too few visitors to judge by. Resume it, or take it back.`);
        return "held";
      }
      if (verdict) return await back(verdict);
    }
    await deploy(100);
    say("RELEASED.");
    await forgetCanary();
    return "released";
  };

  try {
    return await lead().catch((error: unknown) => {
      if (error instanceof Overtaken) throw error;
      return back(wordsOfError(error));
    });
  } catch (error) {
    if (!(error instanceof Overtaken)) throw error;
    say(`STOPPED: ${error.message}`);
    return "stopped";
  }
}

const failAs = (what: string) => (error: unknown) => {
  throw new Error(`${what}: ${wordsOfError(error)}`, { cause: error });
};

const isAmong = (known: readonly Shares[], shares: Shares) =>
  known.some((own) => own.size === shares.size && [...own].every(([id, share]) => shares.get(id) === share));

export const canaryLeft = "  Left behind: the canary's setting, which ends by itself within days.";

/** Seconds: the longest step, plus a day to resume a held release. */
const lifeOf = ({ patience }: Pick<CanaryOptions, "patience">) => Math.ceil(patience / 1000) + 86_400;

async function watch(
  versions: Versions,
  share: number,
  since: Date,
  { stepTime, lookEvery, enough, patience, seen, say }: CanaryOptions,
): Promise<string | undefined> {
  const start = clock.now();
  let sighted = start;
  while (true) {
    await pause(lookEvery);
    const elapsed = clock.now() - since.getTime();
    let figures: { before: Seen; after: Seen };
    try {
      figures = await seen(versions, since);
      if (figures.before.requests + figures.after.requests === 0) throw new Error("nothing was measured");
      sighted = clock.now();
    } catch (error) {
      say(`  no figures: ${wordsOfError(error)}`);
      if (clock.now() - sighted > longestBlind) return "no figures for three minutes";
      continue;
    }
    const verdicts = judge(figures.before, figures.after);
    say(lineOf(share, elapsed, figures, verdicts));
    const worse = verdicts.find(({ isWorse }) => isWorse);
    if (worse) return wordsOf(worse);
    if (isSilent(share, figures)) return `${figures.after.requests} answers, far fewer than its share`;
    if (elapsed >= stepTime && figures.after.requests >= enough) return undefined;
    if (clock.now() - start >= patience) return "held";
  }
}

/** A version that crashes at start logs nothing; under a third of the expected answers is no coincidence. */
function isSilent(share: number, { before, after }: { before: Seen; after: Seen }): boolean {
  const expected = ((before.requests + after.requests) * share) / 100;
  return expected >= 60 && after.requests < expected / 3;
}

const seconds = (start: number) => `${((clock.now() - start) / 1000).toFixed(1)} s`;

const rate = ({ events, of }: Verdict["before"]) =>
  `${of ? ((100 * events) / of).toFixed(2) : "0"} % (${Math.round(events)} of ${Math.round(of)})`;

const wordsOf = ({ measure, before, after }: Verdict) => `${measure}, ${rate(after)} against ${rate(before)}`;

function lineOf(
  share: number,
  elapsed: number,
  { before, after }: { before: Seen; after: Seen },
  verdicts: Verdict[],
): string {
  const [suspect] = verdicts;
  const p75 = (one: Seen) => (one.vitals.LCP ? `${Math.round(one.vitals.LCP.p75)} ms` : "–");
  return [
    `  ${share} %, ${Math.round(elapsed / 1000)} s`,
    `new ${after.requests} answers, ${after.failures} failed, LCP ${p75(after)}, ${after.orders} orders of ${after.visits} visits`,
    `old ${before.requests}, ${before.failures}, ${p75(before)}, ${before.orders} of ${before.visits}`,
    suspect ? `most suspect: ${suspect.measure} (evidence ${suspect.evidence.toFixed(1)})` : "",
  ].join(" · ");
}
