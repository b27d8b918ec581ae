import process from "node:process";
import * as clock from "../shared/time/clock.ts";
import { readCommandLine } from "./command-line.ts";
import { decided, emptiedIn, keyNamed, lineOf } from "./content/emptied.ts";
import { gitUser } from "./switch/git-user.ts";
import { openNamespace } from "./switch/namespace.ts";
import { checkEnvironment } from "./switch/shop-configuration.ts";

const usage = `npm run content                                                   shows what publishes have emptied
npm run content -- accept chien/croquettes --why "sold no more"   shows it to shoppers as the content system has it
npm run content -- restore chien/croquettes --why "by mistake"    goes on showing the version of before, without an alarm

Decides about a category, menu, home or shops that a publish has emptied (docs/runbooks/empty-category.md).

--env      environment of wrangler.toml, on the account; otherwise the shop on this machine
--why      the reason; every decision needs one
--who      who decides; otherwise git's name
--persist  folder of the data on this machine; otherwise .wrangler/state`;

const options = {
  why: { type: "string" },
  who: { type: "string" },
  env: { type: "string" },
  persist: { type: "string", default: process.env.SHOP_STATE ?? ".wrangler/state" },
} as const;

const decisions = { accept: "accepted", restore: "restored" } as const;

try {
  const { values, positionals } = readCommandLine(usage, { options, allowPositionals: true });
  const [verb, name, ...more] = positionals;
  if (verb !== undefined && verb !== "accept" && verb !== "restore")
    throw new Error(`${verb} is no decision. There are: accept, restore.`);
  if (verb && (name === undefined || more.length > 0)) throw new Error(`Say what: ${verb} chien/croquettes.`);
  checkEnvironment(values.env);
  console.error(`Reading what publishes have emptied in ${values.env ?? "the shop on this machine"} …`);
  const { env, persist } = values;
  const namespace = await openNamespace("CONTENT_CACHE", { env, remote: env !== undefined, persist });
  try {
    const all = await emptiedIn(namespace);
    if (verb && name !== undefined) {
      const why = values.why?.trim();
      if (!why) throw new Error('Say why: --why "…". Whoever looks at it at night has nothing else.');
      const signed = { is: decisions[verb], at: clock.now(), who: values.who?.trim() || gitUser(), why };
      await namespace.set(...decided(all, keyNamed(name), signed));
      console.info(
        "Every place shows it within three minutes. A category that was accepted an hour ago or more shows it once it is published again.",
      );
    } else {
      console.info(
        [...all].map(([key, emptied]) => lineOf(key, emptied)).join("\n") || "Nothing is kept back.",
      );
    }
  } finally {
    await namespace.close();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
