import { browserWith, logIn, people } from "./customer.ts";
import { textOf } from "./page-html.ts";
import { askApi, type CartLine, cartWith } from "./stand-in-api.ts";
import { type CheckoutOrder, lyon } from "./stand-in-checkout.ts";
import type { Visitor } from "./visitor.ts";

const chicken = { code: "11000101" };

export async function shopperWith(
  lines: readonly CartLine[] = [chicken],
  person: keyof typeof people = "paul",
) {
  const tokens = await logIn(people[person].email);
  const { cart } = await cartWith(lines);
  const browser = browserWith(tokens, { cartToken: cart });
  const { token } = tokens;
  return {
    browser,
    cart,
    token,
    path: (step?: string) => `/commande/${cart}/${step ? `?etape=${step}` : ""}`,
    read: async () => (await askApi<CheckoutOrder>("GET", `orders/${cart}`, undefined, { token })).body,
    callApi: (method: string, path: string, body?: unknown) =>
      askApi<CheckoutOrder>(method, `orders/${cart}${path}`, body, { token }),
  };
}

export type Shopper = Awaited<ReturnType<typeof shopperWith>>;

export function newAddress(kind = "billingAddress", change: Record<string, string> = {}) {
  const draft: Record<string, string> = { ...lyon, phoneNumber: "06 12 34 56 78", ...change };
  const fields = Object.entries(draft).map(([name, value]) => [`${kind}.${name}`, value]);
  return { [`${kind}.id`]: "nouvelle", ...Object.fromEntries(fields) } as Record<string, string>;
}

export async function submitStep(
  { browser, path }: Shopper,
  step: string,
  fields: Record<string, string> = {},
): Promise<Response> {
  const page = await browser.visit(path(step));
  return browser.post(path(step), { etape: step, vu: versionIn(page.html), ...fields });
}

export const versionIn = (html: string) => /name="vu" value="([^"]*)"/.exec(html)?.[1] ?? "";

export const wayOf = (answer: Response) => `${answer.status} ${answer.headers.get("location")}`;

export async function look(browser: Visitor, path: string) {
  const { answer, html, way } = await browser.visit(path);
  return { status: answer.status, html, text: textOf(html), way, heading: headingOf(html) };
}

const headingOf = (html: string) => textOf(/<h1[^>]*>([\s\S]*?)<\/h1>/.exec(html)?.[1] ?? "").trim();
