import { senderFields } from "../../shared/forms/bot-check.ts";
import * as clock from "../../shared/time/clock.ts";
import { stampOf } from "../../worker/forms/form-stamp.ts";
import { formPost, startBuiltShop } from "../rigs/built-shop.ts";
import { postFormsIn } from "../rigs/posted-forms.ts";

const secret = "demo-bot-check-secret";

export async function startShop() {
  const shop = await startBuiltShop();
  return { ...shop, browser: () => fillingIn(shop.browser("https://boutique.localhost")) };
}

type PlainBrowser = ReturnType<Awaited<ReturnType<typeof startBuiltShop>>["browser"]>;

function fillingIn({ ask }: PlainBrowser) {
  async function get(path: string, init: RequestInit = {}) {
    const answer = await ask(path, init);
    const location = answer.headers.get("location") ?? "";
    return { status: answer.status, location, headers: answer.headers, html: await answer.text() };
  }
  const post = (path: string, fields: Record<string, string>) => get(path, formPost(fields));
  const submitIn = async (html: string, path: string, fields: Record<string, string>) =>
    post(...(await filledIn(html, path, fields)));
  return {
    get,
    post,
    submitIn,
    submit: async (path: string, fields: Record<string, string>) =>
      submitIn((await get(path)).html, path, fields),
  };
}

/**
 * The first field tells which form is meant. The shop refuses forms that are filled in within two seconds.
 */
async function filledIn(html: string, path: string, fields: Record<string, string>) {
  const [name = ""] = Object.keys(fields);
  const form = postFormsIn(html).find((one) => name in one.fields || name in one.choices);
  if (!form) throw new Error(`no form at ${path} has ${name}`);
  const sent: Record<string, string> = { ...form.fields, ...fields };
  if (senderFields.stamp in sent) sent[senderFields.stamp] = await stampOf(secret, clock.now() - 10_000);
  return [form.action || path, sent] as const;
}
