import { categoryHref, href } from "../../shared/routes.ts";
import type { StandIns } from "./stand-ins.ts";

export interface BenchPage {
  title: string;
  path: string;
  expects: string;
}

/** The shop would serve a crawler a complete page without late parts. */
export const browser =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";

export function benchPages({ listing, product }: StandIns): BenchPage[] {
  return [
    { title: "Home", path: href("index"), expects: "<title>" },
    {
      title: `Listing of ${listing.count}`,
      path: categoryHref(listing.path),
      expects: `${listing.count} produits`,
    },
    {
      title: "Product",
      path: href("produits-product-format", { product: product.slug }),
      expects: product.name,
    },
  ];
}

/** @throws if the answer is not the expected page: a fast error page must not be measured */
export async function fetchPage(origin: string, { path, expects }: BenchPage): Promise<string> {
  const answer = await fetch(origin + path, { headers: { "user-agent": browser } });
  const html = await answer.text();
  const wrong =
    (answer.status !== 200 && `its status is ${answer.status}`) ||
    (!html.includes("</html>") && "it is not whole") ||
    (!html.includes(expects) && `it does not say "${expects}"`);
  if (wrong) throw new Error(`${path} cannot be measured: ${wrong}.`);
  return html;
}
