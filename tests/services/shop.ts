import { join } from "node:path";
import { createTestHarness } from "wrangler";
import { openDatabase } from "../../sandbox/database/open.ts";
import type { Bindings } from "../../sandbox/env.ts";
import { seed } from "../../sandbox/seed.ts";
import { senderFields } from "../../shared/forms/bot-check.ts";
import { stampOf } from "../../worker/forms/form-stamp.ts";
import { postFormsIn } from "../rigs/posted-forms.ts";

const root = join(import.meta.dirname, "../..");
const storefront = "dist/storefront/wrangler.json";
/** Signs when a form was shown. */
const secret = "demo-bot-check-secret";
const standIns = "dist/storefront_sandbox/wrangler.json";

/** The shop as built, its stand-ins beside it, with the variables that a team would set. */
export async function startShop() {
  const shop = createTestHarness({ root, workers: [{ configPath: storefront }, { configPath: standIns }] });
  await shop.listen();
  const worker = shop.getWorker<Bindings>("storefront-sandbox");
  await worker.applyD1Migrations("DB");
  await seed(openDatabase((await worker.getEnv()).DB));
  return {
    /** Restarts the shop with these variables and the demo's for the rest. */
    configure: (vars: Record<string, string>) =>
      shop.update({ root, workers: [{ configPath: storefront, vars }, { configPath: standIns }] }),
    browser: () => browserAt(shop.fetch),
    logs: () => shop.getLogs().map(({ message }) => message),
    stop: () => shop.close(),
  };
}

const agent =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/146.0.0.0 Safari/537.36";
const origin = "https://boutique.example";

type Fetch = (address: string, init: RequestInit) => Promise<Pick<Response, "status" | "headers" | "text">>;

/** A browser without scripts: keeps cookies, follows no redirect. */
function browserAt(fetch: unknown) {
  const jar = new Map<string, string>();
  async function ask(path: string, init: RequestInit = {}) {
    const cookies = [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
    const answer = await (fetch as Fetch)(new URL(path, origin).href, {
      ...init,
      redirect: "manual",
      headers: {
        "User-Agent": agent,
        Accept: "text/html",
        Origin: origin,
        "Sec-Fetch-Site": "same-origin",
        Cookie: cookies,
        ...init.headers,
      },
    });
    for (const line of answer.headers.getSetCookie()) {
      const [pair = ""] = line.split(";");
      const at = pair.indexOf("=");
      if (/Max-Age=0/i.test(line)) jar.delete(pair.slice(0, at));
      else jar.set(pair.slice(0, at), pair.slice(at + 1));
    }
    const location = answer.headers.get("location") ?? "";
    return { status: answer.status, location, headers: answer.headers, html: await answer.text() };
  }
  return {
    cookies: jar,
    get: ask,
    post,
    /** Fills in the form of a page that has the first of these fields, and sends it with what it had already. */
    async submit(path: string, fields: Record<string, string>) {
      return post(...(await filledIn((await ask(path)).html, path, fields)));
    },
    /** As `submit`, on a page at hand. */
    submitIn: async (html: string, path: string, fields: Record<string, string>) =>
      post(...(await filledIn(html, path, fields))),
  };

  function post(path: string, fields: Record<string, string>) {
    return ask(path, { method: "POST", body: new URLSearchParams(fields) });
  }
}

/** The first field says which form is meant. Nobody fills one in within two seconds: it was shown ten ago. */
async function filledIn(html: string, path: string, fields: Record<string, string>) {
  const [name = ""] = Object.keys(fields);
  const form = postFormsIn(html).find((one) => name in one.fields || name in one.choices);
  if (!form) throw new Error(`no form at ${path} has ${name}`);
  const sent: Record<string, string> = { ...form.fields, ...fields };
  if (senderFields.stamp in sent) sent[senderFields.stamp] = await stampOf(secret, Date.now() - 10_000);
  return [form.action || path, sent] as const;
}
