/**
 * Trusted types: every script that a script brings along comes from one of these addresses. HTML and inline scripts pass:
 * the policy's nonce keeps their scripts from running. Its source goes into the document: it knows nothing outside
 * itself.
 *
 * @param sources pattern of a regular expression
 */
export function guardScripts(sources: string): void {
  const isOurs = new RegExp(sources);
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy("default", {
    createHTML: (html) => html,
    createScript: (script) => script,
    createScriptURL: (address) => (isOurs.test(new URL(address, document.baseURI).href) ? address : null),
  });
}

/** Not in TypeScript's library yet. */
interface TrustedTypes {
  createPolicy(name: string, rules: Record<string, (value: string) => string | null>): unknown;
}

/**
 * Vite's loader of later parts looks for a link of each sheet (vitejs/vite#9970): these are not fetched, since the document
 * has their text. Its source goes into the document: it knows nothing outside itself.
 *
 * @param names between "/assets/" and ".css", which the document would otherwise repeat for each
 */
export function nameSheets(names: readonly string[]): void {
  for (const name of names) {
    const link = document.createElement("link");
    Object.assign(link, { rel: "stylesheet", disabled: true, href: `/assets/${name}.css` });
    document.head.append(link);
  }
}

/**
 * Fetches the scripts of a page once the parser pauses, which in Chromium is behind the first frame: the pictures of the
 * first view need the line before. Its source goes into the document: it knows nothing outside itself.
 *
 * @param names between "/assets/" and ".js", which the document would otherwise repeat for each
 */
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
 * Runs the scripts of a page behind its first paint, with pauses in which a touch is handled; in a tab that nobody sees
 * nothing is painted, and they run at once. A script that does not load is imported once more: WebKit cancels pending
 * imports when a navigation starts, even one that ends in a download. Its source goes into the document: it knows nothing
 * outside itself.
 *
 * @param files each behind those that it imports
 * @param onMissing the server no longer has a file, such as one of an older build, and the visitor has not acted yet: a
 *   reload then replaces no navigation and loses no input. Not called if the network is down.
 */
export function startAfterPaint(files: readonly string[], onMissing: () => void): void {
  /** Milliseconds. */
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
  // Without its scripts the page works by links and forms.
  const start = () => void run().catch(() => {});
  if (document.hidden) start();
  else requestAnimationFrame(() => setTimeout(start));
}
