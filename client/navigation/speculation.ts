import * as clock from "../../shared/time/clock.ts";
import { ownNonce } from "./fetch-document.ts";

const quietTime = 1000;
const most = 4;

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

interface PrefetchOptions {
  insert: (kind: "prefetch" | "prerender", href: string) => () => void;
  connection?: Connection | undefined;
}

/** Scripts of a prerendered page wait for `whenShown`. */
export function prefetchDocuments(): void {
  if (!HTMLScriptElement.supports?.("speculationrules")) return;
  onLinkIntent(createPrefetch({ insert: insertRule, connection: connectionOf(navigator) }));
}

const connectionOf = (from: Navigator & { connection?: Connection }) => from.connection;

export function createPrefetch({ insert, connection }: PrefetchOptions): (href: string) => void {
  const startedAt = clock.now();
  const rules = new Map<string, () => void>();
  let rendered: { href: string; remove: () => void } | undefined;
  return (href) => {
    if (clock.now() - startedAt < quietTime || isSlow(connection)) return;
    if (rendered?.href !== href) {
      rendered?.remove();
      rendered = { href, remove: insert("prerender", href) };
    }
    if (rules.has(href)) return;
    const [oldest] = rules;
    if (oldest && rules.size >= most) {
      const [link, remove] = oldest;
      remove();
      rules.delete(link);
    }
    rules.set(href, insert("prefetch", href));
  };
}

const isSlow = (connection: Connection | undefined): boolean =>
  Boolean(connection?.saveData) || /2g$/.test(connection?.effectiveType ?? "");

function insertRule(kind: "prefetch" | "prerender", href: string): () => void {
  const script = document.createElement("script");
  script.type = "speculationrules";
  script.nonce = ownNonce();
  script.textContent = JSON.stringify({ [kind]: [{ urls: [href], eagerness: "immediate" }] });
  document.head.append(script);
  return () => script.remove();
}

function onLinkIntent(act: (href: string) => void): void {
  const onIntent = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest("a") : null;
    if (!link?.href || link.target || link.closest("[data-no-prefetch], [data-keeps-place]")) return;
    const url = new URL(link.href);
    if (isPage(url) && url.pathname !== location.pathname) act(url.href);
  };
  for (const type of ["pointerover", "touchstart", "focusin"]) {
    document.addEventListener(type, onIntent, { passive: true });
  }
}

const isPage = ({ origin, pathname, searchParams }: URL): boolean =>
  origin === location.origin &&
  pathname.endsWith("/") &&
  !/^\/(_sandbox|api)\//.test(pathname) &&
  !searchParams.has("variantId") &&
  !searchParams.has("variantId[]");
