import { setTimeout as wait } from "node:timers/promises";
import { postFormsIn } from "../../tests/rigs/posted-forms.ts";
import type { Ask, Visitor } from "./ask-version.ts";

export interface Credentials {
  email: string;
  password: string;
}

export interface Asks {
  /** Requests as a crawler are in no figures and get complete documents. */
  ask: Ask;
  askAsBrowser: Ask;
  askOld: Ask;
  /** A browser without scripts, with cookies of its own. */
  visitor: Visitor;
  /** A test customer; without one nobody signs in. */
  customer?: Credentials | undefined;
}

const mostProducts = 8;

export async function smoke({ ask, askAsBrowser, askOld, visitor, customer }: Asks): Promise<void> {
  const answerOf = async (path: string, status = 200, asked = ask) => {
    const answer = await asked(path);
    if (answer.status !== status) throw new Error(`${path} was answered ${answer.status}`);
    return answer.text();
  };
  const open = async (path: string) => {
    const html = await answerOf(path);
    if (!/<h1[\s>]/.test(html)) throw new Error(`${path} has no heading`);
    return html;
  };
  const page = async (path: string) =>
    isClosed(await ask(path)) && isClosed(await askOld(path)) ? undefined : open(path);
  const streamed = async (path: string) => {
    const html = await answerOf(path, 200, askAsBrowser);
    if (!/<h1[\s>]/.test(html)) throw new Error(`${path} has no heading in a browser`);
    // `</html>` only follows the last late part.
    if (!html.includes("</html>")) throw new Error(`${path} does not come to its end in a browser`);
  };
  const sellable = async (paths: readonly string[]): Promise<string | undefined> => {
    for (const path of paths.slice(0, mostProducts)) {
      const product = await page(path);
      if (product === undefined) return undefined;
      if (!addForm(product)) continue;
      await streamed(path);
      return path;
    }
    throw new Error(`None of ${Math.min(paths.length, mostProducts)} products can be put into the cart`);
  };

  const home = await page("/");
  let product: string | undefined;
  if (home !== undefined) {
    const [first = ""] = linksIn(home, /href="(\/(?:chien|chat)\/[^"]*)"/g, "a listing");
    const listing = await page(first);
    if (listing !== undefined)
      product = await sellable(linksIn(listing, /href="(\/produits\/[^"?#]+)[^"]*"/g, "a product"));
    const [script = ""] = linksIn(home, /"(\/assets\/[\w.-]+\.js)"/g, "a script");
    await answerOf(script);
  }
  const cart = await page("/panier/");
  if (product !== undefined && cart !== undefined) await fillCart(visitor, product);
  const login = await page("/connexion/");
  if (customer && login !== undefined) await signIn(visitor, customer);
  await answerOf("/cette-page-n-existe-pas/", 404);
}

const addForm = (html: string) =>
  postFormsIn(html).find(({ action }) => action.startsWith("/api/cart/items"));

const removeForm = (html: string) =>
  postFormsIn(html).find(({ action }) => /^\/api\/cart\/items\/\d+\/remove/.test(action));

/** The wrong address of an API shows in no page: only a write tells. */
async function fillCart(visitor: Visitor, product: string): Promise<void> {
  const add = addForm(await visitor.open(product));
  if (!add) throw new Error(`${product} cannot be put into the cart`);
  await visitor.open(add.action, add.fields);
  const remove = removeForm(await visitor.open("/panier/"));
  if (!remove) throw new Error(`${product} was put into the cart and is not in it`);
  await visitor.open(remove.action, remove.fields);
  if (removeForm(await visitor.open("/panier/")))
    throw new Error(`${product} was removed from the cart and is still in it`);
}

async function signIn(visitor: Visitor, { email, password }: Credentials): Promise<void> {
  let html = await visitor.open("/connexion/");
  for (const [name, value] of Object.entries({ email, password })) {
    await wait(visitor.timeToFill);
    const form = postFormsIn(html).find(({ fields }) => name in fields);
    if (!form) throw new Error(`The login does not ask for the ${name} of the test customer`);
    html = await visitor.open(form.action, { ...form.fields, [name]: value });
  }
  await visitor.open("/mon-compte/");
  if (visitor.path() !== "/mon-compte/") throw new Error("The test customer is not signed in");
}

const isClosed = ({ status, headers }: Response) =>
  status === 302 && /^(?:https?:\/\/[^/]+)?\/maintenance\//.test(headers.get("location") ?? "");

function linksIn(html: string, pattern: RegExp, what: string): string[] {
  const links = [...html.matchAll(pattern)].flatMap(([, link]) => link ?? []);
  if (links.length === 0) throw new Error(`The page has no link to ${what}`);
  return [...new Set(links)];
}
