import { hasCartLink } from "../../shared/cart/has-cart-link.ts";
import { isPersonal } from "../../shared/routes.ts";
import * as clock from "../../shared/time/clock.ts";
import { ownNonce } from "./fetch-document.ts";

const quietTime = 1000;
const most = 4;

/** Milliseconds; a pointer that only passes over links fetches none of them. */
const dwellTime = 80;

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
  const intend = createIntent(act);
  for (const type of ["pointerover", "touchstart", "focusin"]) {
    document.addEventListener(
      type,
      ({ target }) => intend(type, target instanceof Element ? pageLinkedBy(target) : undefined),
      { passive: true },
    );
  }
}

/** Acts on a link that is touched or focused, or on which the pointer stays. */
export function createIntent(act: (href: string) => void) {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  return (type: string, href: string | undefined): void => {
    clearTimeout(waiting);
    if (!href) return;
    if (type === "pointerover") waiting = setTimeout(act, dwellTime, href);
    else act(href);
  };
}

function pageLinkedBy(target: Element): string | undefined {
  const link = target.closest("a");
  if (!link?.href || link.target || link.closest("[data-keeps-place]")) return undefined;
  const url = new URL(link.href);
  return isPrefetched(url, location) ? url.href : undefined;
}

export const isPrefetched = (url: URL, from: Pick<Location, "origin" | "pathname">): boolean =>
  url.origin === from.origin &&
  url.pathname !== from.pathname &&
  url.pathname.endsWith("/") &&
  !/^\/(_sandbox|api)\//.test(url.pathname) &&
  !isPersonal(url.pathname) &&
  !hasCartLink(url);
