/** Asks for a page of the shop. */
export type Ask = (path: string) => Promise<Response>;

/**
 * Walks through the shop as a crawler does, which no figure counts: each page leads to the next one.
 *
 * @throws Error with the first page that does not answer as it has to
 */
export async function smoke(ask: Ask): Promise<void> {
  const answerOf = async (path: string, status = 200) => {
    const answer = await ask(path);
    if (answer.status !== status) throw new Error(`${path} was answered ${answer.status}`);
    return answer.text();
  };
  const page = async (path: string) => {
    const html = await answerOf(path);
    if (!/<h1[\s>]/.test(html)) throw new Error(`${path} has no heading`);
    return html;
  };
  const home = await page("/");
  const listing = await page(linkIn(home, /href="(\/(?:chien|chat)\/[^"]*)"/, "a listing"));
  const product = await page(linkIn(listing, /href="(\/produits\/[^"?#]+)[^"]*"/, "a product"));
  if (!/<form[^>]+action="\/api\/cart\/items/.test(product))
    throw new Error("The product cannot be put into the cart");
  await answerOf(linkIn(home, /"(\/assets\/[\w.-]+\.js)"/, "a script"));
  await page("/panier/");
  await page("/connexion/");
  await answerOf("/cette-page-n-existe-pas/", 404);
  await answerOf("/_payload");
}

function linkIn(html: string, pattern: RegExp, what: string): string {
  const [, link] = pattern.exec(html) ?? [];
  if (!link) throw new Error(`The page has no link to ${what}`);
  return link;
}

/** Past the shares: the version itself, even at 0 %. */
export function askVersion(origin: string, worker: string, version: string): Ask {
  return (path) =>
    fetch(new URL(path, origin), {
      redirect: "manual",
      headers: {
        Accept: "text/html",
        "User-Agent": "storefront-release",
        "Cloudflare-Workers-Version-Overrides": `${worker}="${version}"`,
      },
    });
}
