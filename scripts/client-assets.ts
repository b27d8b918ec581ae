import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { minifySync, type Plugin } from "vite";
import { reloadOnce } from "../client/navigation/reload-guard.ts";
import { sheetFiles } from "../engine/vite.ts";
import { buildId as ownBuild } from "./build-id.ts";
import { fetchAfterPaint, guardScripts, nameSheets, startAfterPaint } from "./inline-scripts.ts";
import { islandParts } from "./island-parts.ts";
import { measurePage } from "./measure-page.ts";

const id = "virtual:client-assets";

const cards = "client/features/product/product-grid.tsx";
const prose = "client/ui/rich-content.tsx";
const blocks = "client/features/content/static-block.tsx";
const scriptedBlocks = [
  "client/features/content/slide-show.tsx",
  "client/features/content/embed.tsx",
  "client/features/content/video.tsx",
];
const label = "client/features/product/feed-label.tsx";

/** Static HTML that the worker renders into a screen, under "*" into every screen, and islands without a file of their own. */
const staticParts: Record<string, readonly string[]> = {
  "*": [
    "client/features/consent/consent-bar.tsx",
    "client/layouts/newsletter-form.tsx",
    "client/layouts/top-header.tsx",
  ],
  home: [blocks, ...scriptedBlocks],
  page: [blocks, ...scriptedBlocks],
  landing: [blocks, ...scriptedBlocks],
  animal: [blocks, ...scriptedBlocks],
  account: [
    "client/features/account/attention-list.tsx",
    "client/features/account/customer-service.tsx",
    "client/features/account/favourite-address.tsx",
    "client/features/account/next-delivery.tsx",
    "client/features/account/own-animals.tsx",
    "client/features/order/buy-again.tsx",
    "client/features/subscription/stock-summary.tsx",
  ],
  subscription: [
    "client/features/subscription/stock-at-home.tsx",
    "client/features/subscription/subscription-body.tsx",
    "client/features/subscription/subscription-head.tsx",
    "client/features/subscription/subscription-outage.tsx",
  ],
  "animal-profile": [
    "client/features/account/card-parts.tsx",
    "client/features/animal/animal-advice.tsx",
    "client/features/animal/animal-down.tsx",
    "client/features/animal/animal-head.tsx",
    "client/features/animal/animal-meals.tsx",
    "client/features/animal/animal-profile.tsx",
    "client/features/animal/guide-links.tsx",
    "client/features/animal/weight-curve.tsx",
  ],
  "guide-result": ["client/features/advice/no-advice.tsx"],
  "subscription-ship-now": ["client/features/subscription/ship-now-recap.tsx"],
  "subscription-swap": ["client/features/subscription/swap-lines.tsx"],
  order: ["client/features/recall/recall-notice.tsx"],
  consent: ["client/features/consent/stored-entries.tsx"],
  category: [cards, prose],
  search: [cards],
  sample: [label],
  product: [
    cards,
    label,
    "client/features/content/usp-grid.tsx",
    "client/features/product/bought-together.tsx",
    "client/features/product/delivery-promise.tsx",
    "client/features/product/nutrition-pair.tsx",
    "client/features/product/old-product.tsx",
    "client/features/product/product-summary.tsx",
    "client/features/product/product-trail.tsx",
    "client/features/product/substitute.tsx",
    "client/features/recall/recall-notice.tsx",
  ],
};

/**
 * Parts in the HTML of a screen without scripts in its first view: static HTML and the content of islands
 * (client/islands). Their style sheets belong to the first view all the same.
 */
export const deferredParts: Record<string, readonly string[]> = Object.fromEntries(
  Object.entries({ "*": [], ...islandParts() }).map(([screen, islands]) => [
    screen,
    [...(staticParts[screen] ?? []), ...islands],
  ]),
);

/** Loaded by the document's own script (scripts/measure-page.ts), where a visit is drawn. */
export const vitals = "client/measure/vitals.ts";

/**
 * Gives the worker the files of the client: the manifest of the client's build (built first),
 * or in development the source entry, with every style sheet inline so that no page shows unstyled.
 */
export function clientAssets(): Plugin {
  let root = "";
  let serving = false;
  return {
    name: "client-assets",
    configResolved(config) {
      root = config.root;
      serving = config.command === "serve" && !config.isProduction;
    },
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    async load(resolved) {
      if (resolved !== `\0${id}`) return;
      const buildId = JSON.stringify(serving ? "dev" : ownBuild);
      if (serving) {
        return `const styles = import.meta.glob("/client/**/*.css", { query: "?inline", import: "default", eager: true });
export const assets = { dev: true, manifest: {}, deferredParts: {}, styles, sheetFiles: {}, guardScripts: "", nameSheets: "", fetchAfterPaint: "", startAfterPaint: "", measurePage: "", buildId: ${buildId} };`;
      }
      const built = join(root, "dist/client");
      const manifest = await readFile(join(built, ".vite/manifest.json"), "utf8").catch(() => "{}");
      const sheetsOf = await readFile(join(built, sheetFiles), "utf8").catch(() => "{}");
      const parts = JSON.stringify(deferredParts);
      const styles = JSON.stringify(await stylesOf(built, JSON.parse(manifest)));
      const guard = JSON.stringify(sourceOf(guardScripts));
      const sheets = JSON.stringify(sourceOf(nameSheets));
      const fetchAll = JSON.stringify(sourceOf(fetchAfterPaint));
      const start = JSON.stringify(`f=>(${sourceOf(startAfterPaint)})(f,${sourceOf(reloadOnce)})`);
      return `export const assets = { dev: false, manifest: ${manifest}, deferredParts: ${parts}, styles: ${styles}, sheetFiles: ${sheetsOf}, guardScripts: ${guard}, nameSheets: ${sheets}, fetchAfterPaint: ${fetchAll}, startAfterPaint: ${start}, measurePage: ${JSON.stringify(sourceOf(measurePage))}, buildId: ${buildId} };`;
    },
  };
}

/** Minified: it stands in every document. */
function sourceOf(script: { toString(): string }): string {
  const { code, errors } = minifySync("inline.js", `export default ${script}`);
  if (errors.length > 0) throw new Error(`an inline script cannot be read: ${errors[0]?.message}`);
  return code.replace(/^export default |;$/g, "");
}

/** The text of every style sheet of the build, by its file. */
async function stylesOf(built: string, manifest: Record<string, { css?: string[] }>) {
  const files = new Set(Object.values(manifest).flatMap(({ css }) => css ?? []));
  const read = async (file: string) => [file, (await readFile(join(built, file), "utf8")).trim()];
  return Object.fromEntries(await Promise.all(Array.from(files, read)));
}
