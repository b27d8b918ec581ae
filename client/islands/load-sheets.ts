import { withResolvers } from "../browser/with-resolvers.ts";

const loading = new Map<string, Promise<void>>();

/**
 * Style sheets of a page, of which the document contains some (and names them by a link) and the scripts of its screen
 * bring others: those of its static parts come by nothing else.
 *
 * @throws where one does not load
 */
export async function loadSheets(hrefs: readonly string[]): Promise<void> {
  await Promise.all(hrefs.map((href) => loading.get(href) ?? load(href)));
}

async function load(href: string): Promise<void> {
  if (document.querySelector(`link[rel="stylesheet"][href="${href}"]`)) return;
  const { promise, resolve, reject } = withResolvers<void>();
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = href;
  link.addEventListener("load", () => resolve());
  link.addEventListener("error", () => {
    link.remove();
    loading.delete(href);
    reject(new Error(href));
  });
  document.head.append(link);
  loading.set(href, promise);
  await promise;
}
