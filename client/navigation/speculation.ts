import * as clock from "../../shared/time/clock.ts";

/** Milliseconds after load without prefetch (spec 9). */
const quietTime = 1000;
const atOnce = 4;

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** On pointer, touch or focus: lets the browser fetch a link's document ahead, the four latest at most. */
export function prefetchDocuments(): void {
  const { connection } = navigator as Navigator & { connection?: Connection };
  if (!HTMLScriptElement.supports?.("speculationrules") || isSlow(connection)) return;
  const { nonce } = document.querySelector<HTMLScriptElement>("script[nonce]") ?? {};
  const startedAt = clock.now();
  const rules = new Map<string, HTMLScriptElement>();

  const onIntent = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest("a") : null;
    if (!link?.href || link.target || link.dataset.noPrefetch !== undefined) return;
    const url = new URL(link.href);
    if (clock.now() - startedAt < quietTime || !isPage(url) || rules.has(url.href)) return;
    const [oldest] = rules.keys();
    if (rules.size >= atOnce && oldest) {
      rules.get(oldest)?.remove();
      rules.delete(oldest);
    }
    const script = document.createElement("script");
    script.type = "speculationrules";
    if (nonce) script.nonce = nonce;
    script.textContent = JSON.stringify({ prefetch: [{ urls: [url.href], eagerness: "immediate" }] });
    document.head.append(script);
    rules.set(url.href, script);
  };
  for (const type of ["pointerover", "touchstart", "focusin"]) {
    document.addEventListener(type, onIntent, { passive: true });
  }
}

const isSlow = (connection: Connection | undefined): boolean =>
  Boolean(connection?.saveData) || /2g$/.test(connection?.effectiveType ?? "");

/** Another page of this site, except cart links. */
function isPage(url: URL): boolean {
  return (
    url.origin === location.origin &&
    url.pathname.endsWith("/") &&
    url.pathname !== location.pathname &&
    !/^\/(_sandbox|api)\//.test(url.pathname) &&
    !url.searchParams.has("variantId") &&
    !url.searchParams.has("variantId[]")
  );
}
