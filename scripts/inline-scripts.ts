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

/** Yields bandwidth to pictures of the first view. Inlined into the document, so no outside references. */
export function fetchAfterPaint(names: readonly string[]): void {
  setTimeout(() => {
    for (const name of names) {
      const link = document.createElement("link");
      Object.assign(link, { rel: "modulepreload", href: `/assets/${name}.js`, fetchPriority: "low" });
      document.head.append(link);
    }
  });
}

/**
 * Pauses between scripts, so that touches are handled. Retries an import once: WebKit cancels pending imports
 * when a navigation starts, even a download. Inlined into the document, so no outside references.
 * @param onMissing called if the server lacks a file and the visitor has not acted: a reload then loses no
 * input
 */
export function startAfterPaint(files: readonly string[], onMissing: () => void): void {
  const slice = 25;
  const load = (file: string) =>
    import(file).catch(async () => {
      const { status } = await fetch(file, { method: "HEAD" });
      if (status === 404 && !navigator.userActivation?.hasBeenActive) onMissing();
      return import(file);
    });
  const run = async () => {
    const now = () => performance.now();
    let paused = now();
    for (const file of files) {
      await load(file);
      if (now() - paused < slice) continue;
      await new Promise((next) => setTimeout(next));
      paused = now();
    }
  };
  const start = () => void run().catch(() => {});
  if (document.hidden) start();
  else requestAnimationFrame(() => setTimeout(start));
}
