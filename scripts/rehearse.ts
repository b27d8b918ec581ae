import { readCommandLine } from "./command-line.ts";
import { startRehearsal } from "./rehearsal/rehearsal.ts";
import { release } from "./release/release.ts";

const usage = `npm run rehearse

Shows good and bad releases on this machine: the real wrangler against a stand-in of the platform
(docs/decisions/074-releases.md). It takes about four minutes.`;

readCommandLine(usage, {});
const start = performance.now();
const say = (line: string) =>
  console.info(`${((performance.now() - start) / 1000).toFixed(1).padStart(6)} s  ${line}`);
const rehearsal = await startRehearsal(say);
try {
  say("— The first deployment");
  await rehearsal.release(rehearsal.buildOf(), (options) => release({ ...options, first: true }));
  say("— A release without a fault");
  const good = await rehearsal.release(rehearsal.buildOf());
  say(`${good.outcome}: ${good.failures} of ${good.pages} pages failed.`);
  say("— A release that has the address of the e-commerce API wrong");
  const unable = await rehearsal.release(rehearsal.buildOf({ ECOMMERCE_URL: "http://sandbox/nowhere" }));
  say(`${unable.outcome}: ${unable.failures} of ${unable.pages} pages failed.`);
  say("— A release that fails with visitors only");
  const bad = await rehearsal.release(rehearsal.buildOf(), rehearsal.failAfterSmoke("ecommerce"));
  say(`${bad.outcome}: ${bad.failures} of ${bad.pages} pages failed.`);
  say("— A release without a fault, while KV fails for everybody");
  rehearsal.platform.fail({ what: "kv" });
  const kept = await rehearsal.release(rehearsal.buildOf());
  rehearsal.platform.fail(undefined);
  say(`${kept.outcome}: ${kept.failures} of ${kept.pages} pages failed.`);
} finally {
  await rehearsal.stop();
}
