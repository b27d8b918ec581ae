import { env } from "cloudflare:workers";
import { onTestFinished, vi } from "vitest";
import type { CartAnswer, CartChangeAnswer } from "../../shared/api/api.ts";
import type { Cart, CartLine } from "../../shared/cart/cart.ts";
import { textOf } from "./page-html.ts";
import { shop, type Visitor, visitor } from "./visitor.ts";

export const chicken = { variantCode: "11000101", price: 2190, subscriptionPrice: 1971 };
export const lamb = { variantCode: "11000201", price: 2490, subscriptionPrice: 2241 };
export const bigBag = { variantCode: "11000103", price: 9490 };
export const treats = { variantCode: "13000101", price: 790 };
export const longName = { variantCode: "21000801", price: 2490 };
export const soldOut = { variantCode: "11000203" };
export const unknown = { variantCode: "99999999" };
export const subscribed = { ...chicken, quantity: 2, purchase: "subscription", interval: 31 };
export const stock = 40;

export type CartResult = { status: number; bytes: number } & Partial<CartChangeAnswer> & Partial<CartAnswer>;

async function read(asked: Promise<Response>): Promise<CartResult> {
  const answer = await asked;
  const text = await answer.text();
  const body: CartChangeAnswer | CartAnswer = JSON.parse(text);
  return { status: answer.status, bytes: new TextEncoder().encode(text).byteLength, ...body };
}

export const cartOf = (browser: Visitor) => read(browser.get("/api/cart"));
export async function beginVisit(browser: Visitor): Promise<CartResult> {
  const answer = await cartOf(browser);
  if (answer.cart?.isDeletable) await browser.post("/api/cart", {}, { method: "DELETE" });
  return answer;
}
export const add = (browser: Visitor, item: object) => read(browser.postJson("/api/cart/items", item));
export const change = (browser: Visitor, id: number, wanted: object) =>
  read(browser.postJson(`/api/cart/items/${id}`, wanted));
export const remove = (browser: Visitor, id: number) =>
  read(browser.postJson(`/api/cart/items/${id}/remove`, {}));
export const applyCoupon = (browser: Visitor, couponCode: unknown) =>
  read(browser.postJson("/api/cart/coupon", { couponCode }));
export const removeCoupon = (browser: Visitor, couponCode: unknown) =>
  read(browser.postJson("/api/cart/coupon/remove", { couponCode }));

export const tokenOf = (browser: Visitor) => browser.cookies.get("__Host-cartToken");

export async function shopper(...items: object[]) {
  const browser = visitor();
  const wanted = items.length ? items : [{ ...chicken, quantity: 2 }];
  const lines: CartLine[] = [];
  for (const item of wanted) {
    const { change: done } = await add(browser, item);
    if (done?.line) lines.push(done.line);
  }
  const [line] = lines;
  const token = tokenOf(browser);
  if (!line || !token || lines.length < wanted.length) throw new Error("not everything is in the cart");
  return { browser, line, lines, token };
}

export const linesOf = (cart: Cart | null | undefined) => cart?.lines.map(inWords);

export const lineOf = ({ change: done }: CartResult) => done && (done.line ? inWords(done.line) : null);

function inWords({ variantCode, quantity, subscriptionInterval }: CartLine): string {
  return `${variantCode} × ${quantity}${subscriptionInterval ? ` every ${subscriptionInterval}` : ""}`;
}

export async function cartPage(browser: Visitor): Promise<{ html: string; text: string }> {
  const { html } = await browser.visit("/panier/");
  return { html, text: textOf(html) };
}

export function targetOf(answer: Response): string {
  const { origin, href, pathname } = new URL(answer.headers.get("location") ?? "", shop);
  return origin === shop ? pathname : href;
}

export function orderOf(token: string) {
  return env.DB.prepare("select state, couponCode from orders where tokenValue = ?")
    .bind(token)
    .first<{ state: string; couponCode: string | null }>();
}

export function rewriteOrders(rewrite: (order: OrderJson) => unknown): void {
  const standIns = env.SANDBOX as Fetcher;
  const { fetch } = standIns;
  const spy = vi.spyOn(standIns, "fetch").mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    const answer = await fetch.call(standIns, request);
    if (!request.url.includes("/shop/orders/") || !answer.ok) return answer;
    return Response.json(rewrite(await answer.json<OrderJson>()));
  });
  onTestFinished(() => spy.mockRestore());
}

export interface OrderJson extends Record<string, unknown> {
  items: Record<string, unknown>[];
}
