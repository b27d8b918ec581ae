import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { freePort } from "./cms/content-system.ts";
import { contentToken } from "./cms/demo-environment.ts";
import { startFreshContentSystem } from "./cms/fresh-content-system.ts";
import { recordedCalls } from "./cms/recorded-calls.ts";
import { printOfSources, recordedFile } from "./cms/recorded-sources.ts";
import { readCommandLine } from "./command-line.ts";

const usage = `npm run cms:record

Starts a fresh content system with the demo content and keeps its answers in scripts/cms/recorded-answers.json. A unit test
compares what the shop reads of them with what it reads of the stand-in. Run it after a change of strapi/ or of the demo
content.`;

readCommandLine(usage, { options: {} });

const contentSystem = await startFreshContentSystem({
  port: await freePort(0),
  shop: "http://127.0.0.1:4321",
});
try {
  const answers: Record<string, unknown> = {};
  for (const call of recordedCalls) answers[call] = await answerOf(call);
  const file = join(import.meta.dirname, "cms/recorded-answers.json");
  writeFileSync(file, `${withStableIds(JSON.stringify(answers, null, 2))}\n`);
  writeFileSync(recordedFile, `${JSON.stringify({ "strapi/src": printOfSources() }, null, 2)}\n`);
  console.info(`${recordedCalls.length} answers are kept in scripts/cms/recorded-answers.json.`);
} finally {
  await contentSystem.stop();
}

async function answerOf(call: string) {
  const headers = { Authorization: `Bearer ${contentToken}` };
  const answer = await fetch(`${contentSystem.address}/api/${call}`, { headers });
  return { status: answer.status, body: await answer.json() };
}

/** Ids and dates of a database, which differ each time, become places in the file and one date. */
function withStableIds(json: string): string {
  const places = new Map<string, string>();
  const placeOf = (id: string) => {
    const place = places.get(id) ?? `document${String(places.size + 1).padStart(16, "0")}`;
    places.set(id, place);
    return place;
  };
  return json
    .replace(/(?<="(?:id|documentId)": ")[a-z\d]{24}(?=")/g, placeOf)
    .replace(/(?<="(?:updatedAt|publishedAt|lastModified)": ")[^"]*/g, "2026-11-25T09:00:00.000Z");
}
