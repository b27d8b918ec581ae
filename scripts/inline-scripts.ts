import type { DocumentScripts } from "../engine/document-scripts.ts";

/** Trusted types for script URLs. Inlined into the document, so no outside references. */
export function guardScripts(sources: string): void {
  const isOurs = new RegExp(sources);
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy("default", {
    createHTML: (html) => html,
    createScript: (script) => script,
    createScriptURL: (address) => (isOurs.test(new URL(address, document.baseURI).href) ? address : null),
  });
}

interface TrustedTypes {
  createPolicy(name: string, rules: Record<string, (value: string) => string | null>): unknown;
}

/**
 * Vite's loader looks for a link per sheet (vitejs/vite#9970); disabled links keep it from fetching sheets
 * that the document inlines. Inlined too, so no outside references.
 */
export function nameSheets(names: readonly string[]): void {
  for (const name of names) {
    const link = document.createElement("link");
    Object.assign(link, { rel: "stylesheet", disabled: true, href: `/assets/${name}.css` });
    document.head.append(link);
  }
}

/**
 * Yields bandwidth to pictures of the first view. No `modulepreload`: the import map has to come before any module
 * (WebKit and Firefox know only one map, which no module precedes). No `preload` either, of which Chromium complains
 * if the scripts run late. Inlined into the document, so no outside references.
 */
export function fetchAfterPaint({ map, files }: DocumentScripts): void {
  setTimeout(() => {
    for (const file of [map, ...files])
      fetch(file, { priority: "low" })
        .then((answer) => answer.arrayBuffer())
        .catch(() => {});
  });
}

/**
 * Pauses between scripts, so that touches are handled. Retries a file once: WebKit cancels pending requests
 * when a navigation starts, even a download. Inlined into the document, so no outside references.
 * @param onMissing called if the server lacks a file and the visitor has not acted: a reload then loses no
 * input
 */
export function startAfterPaint({ map, files }: DocumentScripts, onMissing: () => void): void {
  const slice = 25;
  const nonce = document.currentScript?.nonce;
  const load = (file: string, read: (file: string) => Promise<unknown>) =>
    read(file).catch(async () => {
      const { status } = await fetch(file, { method: "HEAD" });
      if (status === 404 && !navigator.userActivation?.hasBeenActive) onMissing();
      return read(file);
    });
  const addMap = async () => {
    const answer = await fetch(map);
    if (!answer.ok) throw new Error(map);
    const script = document.createElement("script");
    Object.assign(script, { type: "importmap", nonce, textContent: await answer.text() });
    document.head.append(script);
  };
  const run = async () => {
    const now = () => performance.now();
    await load(map, addMap);
    let paused = now();
    for (const file of files) {
      await load(file, (address) => import(address));
      if (now() - paused < slice) continue;
      await new Promise((next) => setTimeout(next));
      paused = now();
    }
  };
  const start = () => void run().catch(() => {});
  if (document.hidden) start();
  else requestAnimationFrame(() => setTimeout(start));
}
