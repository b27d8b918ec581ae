import { withResolvers } from "./with-resolvers.ts";

const loading = new Map<string, Promise<void>>();

/** @throws if a sheet fails to load; the next call retries */
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
