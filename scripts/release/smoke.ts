export type Ask = (path: string) => Promise<Response>;

export interface Asks {
  /** Requests as a crawler are in no figures and get complete documents. */
  ask: Ask;
  askAsBrowser: Ask;
  askOld: Ask;
}

const mostProducts = 8;

export async function smoke({ ask, askAsBrowser, askOld }: Asks): Promise<void> {
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
  const sellable = async (paths: readonly string[]) => {
    for (const path of paths.slice(0, mostProducts)) {
      const product = await page(path);
      if (product === undefined) return;
      if (/<form[^>]+action="\/api\/cart\/items/.test(product)) return streamed(path);
    }
    throw new Error(`None of ${Math.min(paths.length, mostProducts)} products can be put into the cart`);
  };

  const home = await page("/");
  if (home !== undefined) {
    const [first = ""] = linksIn(home, /href="(\/(?:chien|chat)\/[^"]*)"/g, "a listing");
    const listing = await page(first);
    if (listing !== undefined)
      await sellable(linksIn(listing, /href="(\/produits\/[^"?#]+)[^"]*"/g, "a product"));
    const [script = ""] = linksIn(home, /"(\/assets\/[\w.-]+\.js)"/g, "a script");
    await answerOf(script);
  }
  await page("/panier/");
  await page("/connexion/");
  await answerOf("/cette-page-n-existe-pas/", 404);
}

const isClosed = ({ status, headers }: Response) =>
  status === 302 && /^(?:https?:\/\/[^/]+)?\/maintenance\//.test(headers.get("location") ?? "");

function linksIn(html: string, pattern: RegExp, what: string): string[] {
  const links = [...html.matchAll(pattern)].flatMap(([, link]) => link ?? []);
  if (links.length === 0) throw new Error(`The page has no link to ${what}`);
  return [...new Set(links)];
}

const agents = {
  crawler: "storefront-release",
  browser:
    "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/146.0.0.0 Mobile Safari/537.36",
};

export function askVersion(
  origin: string,
  worker: string,
  version: string,
  agent: keyof typeof agents = "crawler",
): Ask {
  return (path) =>
    fetch(new URL(path, origin), {
      redirect: "manual",
      headers: {
        Accept: "text/html",
        "User-Agent": agents[agent],
        "Cloudflare-Workers-Version-Overrides": `${worker}="${version}"`,
      },
    });
}
