import process from "node:process";
import { setTimeout as pause } from "node:timers/promises";
import { isUnmeasured } from "../alarms/unmeasured.ts";
import * as clock from "../shared/time/clock.ts";
import { readCommandLine } from "./command-line.ts";
import { insistOnOwnShop } from "./measures/own-shop.ts";
import { accountSql, datasetOf, standInSql } from "./measures/sql.ts";
import { tableOf } from "./measures/table.ts";
import { readWatched } from "./measures/watched.ts";

const usage = `npm run watch                        the shop that runs on this machine
npm run watch -- --env production    needs CLOUDFLARE_ACCOUNT_ID and CLOUDFLARE_API_TOKEN (Account Analytics: Read)

Shows requests, failures, page views, script errors, vitals, visits and orders by version; requests, failures, errors,
vitals and long waits by route; and the most frequent script errors, each with the command that reads its stack
(docs/decisions/069-measures.md).

--minutes  how far back; 60 unless told otherwise
--once     shows it once; otherwise it looks again every 15 seconds
--shop     address of the shop on this machine; without it, http://127.0.0.1:4321 must answer with the build of this folder`;

const { values: options } = readCommandLine(usage, {
  options: {
    env: { type: "string" },
    minutes: { type: "string", default: "60" },
    shop: { type: "string" },
    once: { type: "boolean", default: false },
  },
});

const usualShop = "http://127.0.0.1:4321";
const shop = options.shop ?? usualShop;

/** Milliseconds; each look costs five billed queries. */
const interval = 15_000;

try {
  const minutes = Number(options.minutes);
  if (!(minutes > 0)) throw new Error("--minutes takes a number above 0.");
  const dataset = options.env && datasetOf(options.env);
  if (!options.env && !options.shop) await insistOnOwnShop(usualShop);
  const sql = options.env ? accountSql(process.env, dataset) : standInSql(shop);
  do {
    const since = new Date(clock.now() - minutes * 60_000);
    const watched = await readWatched({ since, sql }).catch(async (error: unknown) => {
      if (await isUnmeasured(sql, error, dataset)) return undefined;
      throw error;
    });
    if (!options.once) console.clear();
    console.info(
      `${options.env ?? shop}, the last ${minutes} minutes, ${clock.date().toLocaleTimeString("en-GB")}\n`,
    );
    console.info(watched ? tableOf(watched) : "Nothing is measured yet.");
    if (!options.once) await pause(interval);
  } while (!options.once);
} catch (error) {
  console.error(error instanceof Error ? sentenceOf(error) : error);
  process.exitCode = 1;
}

function sentenceOf(error: Error): string {
  if (error.message === "fetch failed" && !options.env)
    return `No shop answers at ${shop}: npm start begins one, --shop names another address.`;
  return error.message;
}
