import process from "node:process";
import * as clock from "../shared/time/clock.ts";
import { readCommandLine } from "./command-line.ts";
import { changesIn } from "./switch/change.ts";
import { gitUser } from "./switch/git-user.ts";
import { type Entry, journalKey, withEntries } from "./switch/journal.ts";
import { type Namespace, openNamespace } from "./switch/namespace.ts";
import { checkEnvironment } from "./switch/shop-configuration.ts";
import { readState, textOf } from "./switch/state.ts";
import { copySettings } from "./switch/stored-settings.ts";

const usage = `npm run switch [-- --journal]                                             shows the switches
npm run switch -- maintenance +commande --why "the gateway is down"       closes screens by the beginning of their names
npm run switch -- features -guide --why "wrong advice"                    switches a feature off; + switches it on
npm run switch -- exit-intent off --why "complaints"
npm run switch -- reset [maintenance] --why "it is back"                  as configured again

Changes features, maintenance and exit intent at run time (docs/deployment.md#switches).

--env      environment of wrangler.toml, on the account; otherwise the shop on this machine
--why      the reason, kept in the journal; every change needs one
--who      who changes it; otherwise git's name
--journal  shows the last changes as well
--local    with --env, acts on this machine
--remote   without --env, acts on the account
--persist  folder of the data on this machine; otherwise .wrangler/state`;

const options = {
  why: { type: "string" },
  who: { type: "string" },
  env: { type: "string" },
  local: { type: "boolean", default: false },
  remote: { type: "boolean", default: false },
  persist: { type: "string", default: process.env.SHOP_STATE ?? ".wrangler/state" },
  journal: { type: "boolean", default: false },
} as const;

try {
  const args = process.argv.slice(2);
  // `-guide` is a feature name with its sign, not an option.
  const isSigned = (word: string) => /^-[a-z]/i.test(word);
  const words = args.map((word) => (isSigned(word) ? `\u2212${word.slice(1)}` : word));
  const { values, positionals } = readCommandLine(usage, { args: words, options, allowPositionals: true });
  await main(
    positionals.map((word) => word.replace(/^\u2212/, "-")),
    values,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

interface Options {
  why?: string | undefined;
  who?: string | undefined;
  env?: string | undefined;
  local: boolean;
  remote: boolean;
  persist: string;
  journal: boolean;
}

async function main(words: readonly string[], { env, why, who, journal: showsJournal, ...where }: Options) {
  checkEnvironment(env);
  const remote = where.remote || (env !== undefined && !where.local);
  const shop = remote ? (env ?? "the top level of wrangler.toml") : "this machine";
  console.error(`Reading the switches of ${shop} …`);
  const namespace = await openNamespace("SETTINGS", { env, remote, persist: where.persist });
  try {
    await showOrChange(words, namespace, { env, why, who, showsJournal, remote });
  } finally {
    await namespace.close();
  }
}

interface Acting extends Pick<Options, "env" | "why" | "who"> {
  showsJournal: boolean;
  remote: boolean;
}

async function showOrChange(
  words: readonly string[],
  namespace: Namespace,
  { env, why, who, showsJournal, remote }: Acting,
) {
  const before = await readState(namespace, env);
  if (words.length === 0) {
    console.info(textOf(before));
    if (showsJournal) console.info(`\n${before.journal.map(lineOf).join("\n") || "The journal is empty."}`);
    return;
  }
  const changes = changesIn(words, before.now);
  const reason = why?.trim();
  if (!reason) throw new Error('Say why: --why "…". Whoever looks at it at night has nothing else.');
  const signed = { at: clock.date().toISOString(), who: who?.trim() || gitUser(), why: reason };
  const entries = changes
    .map(({ name, value }): Entry => {
      const to = value === null ? null : JSON.stringify(value);
      return { ...signed, name, from: before.texts[name] ?? null, to };
    })
    .filter(({ from, to }) => from !== to);
  if (entries.length === 0) throw new Error("Nothing changes: it is so already.");
  console.error("Writing …");
  for (const { name, to } of entries) await namespace.set(name, to);
  await copySettings(namespace, Object.fromEntries(changes.map(({ name, value }) => [name, value])));
  await namespace.set(journalKey, JSON.stringify(withEntries(before.journal, entries)));
  console.info(textOf(await readState(namespace, env)));
  console.info(
    remote
      ? "\nEvery place knows it within a minute."
      : "\nThe shop on this machine knows it within five seconds.",
  );
}

function lineOf({ at, who, name, from, to, why }: Entry): string {
  return `${at}  ${who}  ${name}: ${from ?? "as configured"} → ${to ?? "as configured"}  (${why})`;
}
