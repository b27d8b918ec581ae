import process from "node:process";
import { algoliasearch } from "algoliasearch";
import { locale } from "../shared/text/translator.ts";
import { defaultListingsAbove, wholeNumber } from "../worker/env-variables.ts";
import { createLog, type Log } from "../worker/log.ts";
import { createContent } from "../worker/upstream/content/content.ts";
import { readCommandLine } from "./command-line.ts";
import { emptyCache } from "./empty-cache.ts";
import { pushSearch } from "./search-push/push.ts";
import { openRecordStore } from "./search-push/record-store.ts";
import { readRecords } from "./search-push/records.ts";

const usage = `npm run search:push [-- --dry-run] [--allow]

Writes the search indexes, their settings, synonyms and replicas from the content system. It reads CONTENT_URL,
CONTENT_TOKEN, CONTENT_LOCALE, SEARCH_URL, SEARCH_APP_ID, SEARCH_INDEX_PREFIX, SEARCH_REPLICAS, SEARCH_LISTINGS_ABOVE and
SEARCH_ADMIN_KEY from the environment (docs/runbooks/search.md shows how). SEARCH_ADMIN_KEY belongs in no file.

--dry-run  prints what differs and writes nothing
--allow    lets it remove more than a tenth of an index`;

const { values: options } = readCommandLine(usage, {
  options: { "dry-run": { type: "boolean", default: false }, allow: { type: "boolean", default: false } },
});
// The command ends with the reason of a failed read.
const log: Log = { ...createLog("search-push"), error: () => {} };
const content = createContent({
  baseURL: variable("CONTENT_URL"),
  token: process.env.CONTENT_TOKEN ?? "",
  locale: process.env.CONTENT_LOCALE ?? locale,
  fetcher: (request) => fetch(request),
  cache: emptyCache(log),
  log,
});
const store = openRecordStore();
const { SEARCH_URL = "", SEARCH_INDEX_PREFIX = "", SEARCH_REPLICAS = "" } = process.env;
await pushSearch({
  client: algoliasearch(
    variable("SEARCH_APP_ID"),
    variable("SEARCH_ADMIN_KEY"),
    SEARCH_URL ? { hosts: [hostOf(new URL(SEARCH_URL))] } : {},
  ),
  prefix: SEARCH_INDEX_PREFIX,
  replicas: SEARCH_REPLICAS.split(",").flatMap((pair) => pair.split("=")[1]?.trim() || []),
  store,
  records: readRecords(content, { listingsAbove: listingsAbove(), listed: store.listed }),
  dryRun: options["dry-run"],
  allow: options.allow,
  say: (line) => console.info(line),
});

function listingsAbove(): number {
  const { data, error } = wholeNumber(defaultListingsAbove).safeParse(process.env.SEARCH_LISTINGS_ABOVE);
  if (data !== undefined) return data;
  console.error(`SEARCH_LISTINGS_ABOVE ${error?.issues[0]?.message}.`);
  process.exit(1);
}

function variable(name: string): string {
  const value = process.env[name];
  if (value) return value;
  console.error(`${name} is missing: set it in the environment. The admin key belongs in no file.`);
  process.exit(1);
}

function hostOf({ protocol, host, pathname }: URL) {
  return {
    url: host + pathname.replace(/\/+$/, ""),
    accept: "readWrite" as const,
    protocol: protocol === "https:" ? ("https" as const) : ("http" as const),
  };
}
