import { expect, test } from "vitest";
import type { Mode } from "../../sandbox/fault-rules.ts";
import { holdCalls } from "./held-calls.ts";
import { readLog } from "./log-lines.ts";
import { textOf } from "./page-html.ts";
import { writes } from "./told-writes/writes.ts";
import { breakService, mendAfterEach, mendServices, type Visitor } from "./visitor.ts";
import { writeCalls } from "./write-calls.ts";

mendAfterEach();

const answers = {
  "empty 200": { mode: "empty" },
  "200, state before": { mode: "previous" },
  "200, another object": { mode: "other" },
  "200, HTML": { mode: "garbage" },
  "lost, not done": { mode: "refused" },
  "lost, done": { mode: "lost", times: 1 },
} as const satisfies Record<string, { mode: Mode; times?: number }>;

type AnswerName = keyof typeof answers;

interface Told {
  isSuccess: boolean;
  text: string;
}

async function toldBy(browser: Visitor, answer: Response, next?: RegExp): Promise<Told> {
  const html = await answer.text();
  const cookie = browser.cookies.get("__Host-notice");
  const to = answer.headers.get("location") ?? "";
  if (!cookie && next?.test(to)) return { isSuccess: true, text: "The next page." };
  if (answer.status >= 300 && answer.status < 400) {
    const notice = cookie ? (JSON.parse(decodeURIComponent(cookie)) as { tone: string; text: string }) : null;
    return { isSuccess: notice?.tone === "success", text: plain(notice?.text ?? "") };
  }
  const said = [
    ...html.matchAll(/role="(?:alert|status)"[^>]*>\s*<div>([\s\S]*?)<\/div>/g),
    ...html.matchAll(/<p[^>]* (?:id="[^"]*-error"|role="alert")[^>]*>([\s\S]*?)<\/p>/g),
  ].map(([, text = ""]) => textOf(text));
  const [, heading = ""] = /<h1[^>]*>([\s\S]*?)<\/h1>/.exec(html) ?? [];
  const isSuccess = answer.status === 200 && !/ne savons pas|ne répond pas/.test(said.join(" "));
  return { isSuccess, text: plain([textOf(heading), ...said].join(". ")) };
}

const plain = (text: string): string =>
  text
    .replace(/\s+/g, " ")
    .replace(/\b(?:(?:lun|mar|mercre|jeu|vendre|same)di|dimanche) \d+(er)? \p{L}+( \d{4})?/gu, "…")
    .replace(/\d+(er)? \p{L}+ \d{4} à \d+ h(?: \d\d)?/gu, "…")
    .replace(/[\w.-]+@exemple\.fr/g, "…")
    .replace(/\d+,\d\d €/g, "…")
    .replace(/\b(?:REF|SIG)-[\w-]+/g, "…")
    .replace(/^\. /, "")
    .trim();

const rows: string[] = [];
const met = new Set<string>();

test.each(Object.entries(writes))(
  "%s: no answer makes a success of what was not done",
  async (name, write) => {
    readLog();
    const told = new Map<string, AnswerName[]>();
    const wrong: string[] = [];
    const { others: calls } = holdCalls(() => false);
    // Among the answers only the last one changes data, so one preparation serves them all.
    let prepared: ReturnType<typeof write.prepare> | undefined;
    for (const [answer, { mode, ...more }] of Object.entries(answers) as [AnswerName, { mode: Mode }][]) {
      if (write.once) prepared = undefined;
      prepared ??= write.prepare();
      const { browser, send } = await prepared;
      browser.cookies.delete("__Host-notice");
      await breakService({ service: "ecommerce", mode, path: write.path, method: write.method, ...more });
      const before = calls.length;
      const { isSuccess, text } = await toldBy(browser, await send(), write.next);
      for (const call of calls.slice(before)) {
        const [method, path = ""] = call.split(" /ecommerce/api/v2/");
        if (method === write.method && `/${path}`.startsWith(write.path)) met.add(`${method} ${path}`);
      }
      await mendServices();
      if (text === "" || (isSuccess && answer !== "lost, done")) wrong.push(`${answer}: ${text}`);
      told.set(text, [...(told.get(text) ?? []), answer]);
    }
    for (const [text, which] of told) rows.push(`| ${name} | ${which.join("; ")} | ${shortened(text)} |`);
    expect(wrong).toEqual([]);
  },
);

const leftOut: Record<string, string> = {
  "account-calls.lookUp": "asks whether there is an account",
  "account-calls.refresh": "answers with a session, which is read whole or not at all",
  advice: "asks for an advice",
  "bot-check": "asks whether a token is valid",
  "cart-calls.deleteCart": "deletes an empty cart in the background, and nobody is told",
  "checkout-calls.reportReturn": "tells of a return from the gateway, and the order is read afterwards",
  "checkout-calls.reportReturnOfOrder":
    "tells of a return from the gateway, and the order is read afterwards",
  "checkout-calls.requestPayment":
    "answers with the page of the gateway, and only the order says that it is paid",
  "contract-webhook": "is no call of the e-commerce API; only a 2xx gives a receipt",
  "index-now": "tells search engines of a publish, and nobody is told",
  "error-tracker": "tells operators of an error, and nobody is told",
  images: "answers with the address of a photo, which “photo kept” writes",
  marketing: "tells an event, and nobody is told",
  measures: "stores a point in time, and nobody is told",
  "moved-calls.logIn": "answers with a session, which is read whole or not at all",
};

test("every write in the worker's code has met the answers, or says here why it need not", () => {
  const isMet = (name: string) => {
    const forms = writeCalls.filter((call) => call.name === name);
    return [...met].some((call) => forms.some(({ is }) => is(call)));
  };
  const names = new Set(writeCalls.map(({ name }) => name));
  expect(
    [...names].filter((name) => !isMet(name)).toSorted(),
    "needs a write in told-writes/, or a reason in `leftOut`",
  ).toEqual(Object.keys(leftOut).toSorted());
});

const shortened = (text: string) =>
  text.length > 160 ? `${text.slice(0, 160).replace(/\s\S*$/, "")}…` : text;

test("docs/writes.md is up to date: rewritten by this file with --update", async () => {
  await expect(
    [
      "# What a shopper is told about a write",
      "",
      "Written by `npx vitest run --project requests tests/requests/writes-told.test.ts --update`. Each write meets each",
      "answer of the e-commerce API; only the last one, “lost, done”, does the work. How a write is judged:",
      "[decision 077](decisions/077-writes.md).",
      "",
      "| Write | Answer of the API | What the shopper is told |",
      "| --- | --- | --- |",
      ...rows,
      "",
      "Calls that are no `GET` and no row:",
      "",
      "| Call | Why |",
      "| --- | --- |",
      ...Object.entries(leftOut).map(([name, why]) => `| \`${name}\` | ${why} |`),
      "",
    ].join("\n"),
  ).toMatchFileSnapshot("../../docs/writes.md");
});
