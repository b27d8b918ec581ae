import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as clock from "../../../shared/time/clock.ts";
import { defaultListingsAbove } from "../../../worker/env-variables.ts";
import { writeRedirects } from "../../../worker/redirects/build-redirects.ts";
import type { RedirectHead } from "../../../worker/redirects/redirect-store.ts";
import { countedHeader } from "../counted-worker.ts";
import { browser } from "../pages.ts";
import { markdownTable, type Table } from "../table.ts";
import { startWorkers } from "../workerd.ts";
import { type Cost, type Growth, missedBars, slowdown } from "./costs.ts";
import { type CountedServices, startCountedServices } from "./counted-services.ts";
import { type Catalogue, catalogueOf, paths } from "./generated-content.ts";
import { peakMemoryOf } from "./peak-memory.ts";
import { measurePushes } from "./search-push.ts";
import { type View, views } from "./views.ts";

const sizes = [1000, 10_000, 100_000];

/** Megabytes. */
const heapOfWorker = 128;

/** Multiplies the shop's timeouts, so that a slow machine changes no count. */
const patience = 10;

const day = 24 * 60 * 60_000;

/** Later than any entry is fresh; memory is empty, as in every isolate by then. */
const expiredAfter = day + 60 * 60_000;

interface Measured {
  title: string;
  /** Entries that the work reads by its nature. */
  entries: number;
  costs: readonly { state: string; cost: Cost }[];
  megabytes: number;
}

/** Calls and keys of a view must not grow with the catalogue. */
export async function measureScale(chosen: readonly number[] = sizes): Promise<Table[]> {
  const measured: Measured[][] = [];
  for (const size of chosen) {
    const start = performance.now();
    const catalogue = catalogueOf(size);
    const services = await startCountedServices(catalogue);
    console.info(`${size} products are there after ${seconds(start)} s.`);
    try {
      const found: Measured[] = [];
      for (const view of views) found.push(await measureView(view, services, catalogue));
      found.push(await measureSearchPush(services, catalogue));
      measured.push(found);
    } finally {
      services.stop();
    }
    console.info(`They are measured after ${seconds(start)} s.`);
  }
  const bySize = (row: number) => measured.flatMap((found) => found[row] ?? []);
  const rows = (measured[0] ?? []).map((_, row) => bySize(row));
  const growths = rows.flatMap((sized) =>
    (sized[0]?.costs ?? []).map(({ state }, at) => ({
      title: `${sized[0]?.title}, ${state}`,
      entries: sized.map(({ entries }) => entries),
      costs: sized.flatMap(({ costs }) => costs[at]?.cost ?? []),
    })),
  );
  const memory = rows.map((sized) => [
    sized[0]?.title ?? "",
    ...sized.map(({ megabytes }) => `${megabytes.toFixed(0)} MB`),
  ]);
  return [
    { text: costTable(chosen, growths), missed: growths.flatMap(missedBars) },
    { text: markdownTable(["Memory at its peak", ...chosen.map(productsOf)], memory), missed: [] },
  ];
}

const seconds = (start: number) => ((performance.now() - start) / 1000).toFixed(1);

async function measureView(view: View, services: CountedServices, catalogue: Catalogue): Promise<Measured> {
  clock.setAhead(0);
  services.kv.values.clear();
  const build = await writeRedirectBuild(services, catalogue);
  const objects = mkdtempSync(join(tmpdir(), "storefront-objects-"));
  const cold = await inNewWorker(services, view, objects, async (shop) => {
    await nameRedirects(shop, build);
    await services.counted();
    return costOf(view, shop, services);
  });
  const later = await inNewWorker(services, view, objects, async (shop) => {
    const isolate = await costOf(view, shop, services);
    const warm = await costOf(view, shop, services);
    await moveClock(shop, expiredAfter);
    await services.counted();
    return { isolate, warm, expired: await costOf(view, shop, services) };
  });
  rmSync(objects, { recursive: true });
  return {
    title: view.title,
    entries: view.entries?.(catalogue) ?? 1,
    costs: [
      { state: "cold", cost: cold.found },
      { state: "new isolate", cost: later.found.isolate },
      { state: "warm", cost: later.found.warm },
      { state: "expired", cost: later.found.expired },
    ],
    megabytes: Math.max(cold.megabytes, later.megabytes),
  };
}

/** @throws if the push writes another listing of the largest category than the search has answered with */
async function measureSearchPush(
  services: CountedServices,
  { products, productsOfLargest }: Catalogue,
): Promise<Measured> {
  clock.setAhead(0);
  const { first, second } = await measurePushes(services);
  const expected = productsOfLargest > defaultListingsAbove ? productsOfLargest : 0;
  const pushed = services.vendor.indexes.get("listings")?.records.size ?? 0;
  if (pushed !== expected) throw new Error(`The push wrote ${pushed} records of listings, not ${expected}.`);
  return {
    title: "search:push",
    entries: products,
    costs: [
      { state: "new", cost: first },
      { state: "unchanged", cost: second },
    ],
    megabytes: Math.max(first.megabytes, second.megabytes),
  };
}

async function inNewWorker<T>(
  services: CountedServices,
  { vars = {} }: View,
  objects: string,
  measure: (shop: string) => Promise<T>,
) {
  const { ports, pid, stop } = await startWorkers(["shop"], services.address, {
    kv: (binding) => services.kvAddress(binding),
    heap: heapOfWorker,
    ...{ vars, objects, isCounted: true },
  });
  try {
    const shop = `http://127.0.0.1:${ports.shop}`;
    await moveClock(shop, 0);
    await services.counted();
    const found = await measure(shop);
    return { found, megabytes: peakMemoryOf(pid) };
  } finally {
    stop();
  }
}

async function nameRedirects(shop: string, build: RedirectHead): Promise<void> {
  const headers = { [countedHeader]: "redirects" };
  const answer = await fetch(shop, { method: "POST", headers, body: JSON.stringify(build) });
  if (!answer.ok) throw new Error(`The redirect build was not named: ${answer.status}.`);
}

async function moveClock(shop: string, ahead: number): Promise<void> {
  const body = new URLSearchParams({ ahead: String(ahead), patience: String(patience) });
  const answer = await fetch(`${shop}/_sandbox/now`, { method: "POST", body });
  if (!answer.ok) throw new Error(`The clock was not moved: ${answer.status}.`);
  await answer.text();
}

/** @throws if the answer is not the expected one: a fast error page must not be measured */
async function costOf(
  { path, expects, status = 200 }: View,
  shop: string,
  services: CountedServices,
): Promise<Cost> {
  const start = performance.now();
  const answer = await fetch(shop + path, { headers: { "user-agent": browser }, redirect: "manual" });
  const text = await answer.text();
  const milliseconds = performance.now() - start;
  if (answer.status !== status || !text.includes(expects))
    throw new Error(
      `${path} cannot be measured: its status is ${answer.status}, or it does not say "${expects}".`,
    );
  // A machine that shows the page slowly is slow with the work behind it, too.
  return { ...(await services.counted(milliseconds)), milliseconds };
}

/** The build that the shop's cron trigger makes each day. @returns what the list of publishes says of it */
async function writeRedirectBuild({ kv }: CountedServices, { redirects }: Catalogue): Promise<RedirectHead> {
  const { promise, resolve } = Promise.withResolvers<RedirectHead>();
  const rules = Array.from({ length: redirects }, (_, number) => ({
    path: paths.moved(number),
    rule: `/produits/${paths.product(number)}/`,
  }));
  const encoder = new TextEncoder();
  const put = async (key: string, value: string | Uint8Array) =>
    void kv.values.set(
      key,
      Uint8Array.from(typeof value === "string" ? encoder.encode(value) : value).buffer,
    );
  await writeRedirects(rules, {
    kv: { get: async () => null, put } as unknown as Parameters<typeof writeRedirects>[1]["kv"],
    id: "bench",
    startedAt: clock.now(),
    tell: async (head) => resolve(head),
  });
  return promise;
}

const productsOf = (size: number) => `${size} products`;

function costTable(chosen: readonly number[], growths: readonly Growth[]): string {
  const rows = growths.map((growth) => [
    growth.title,
    ...growth.costs.map(
      ({ calls, reads, keysRead, writes, milliseconds }) =>
        `${calls} · ${keysRead} in ${reads} · ${writes} · ${milliseconds.toFixed(0)} ms`,
    ),
    `${slowdown(growth).toFixed(1)} ×`,
  ]);
  const head = ["Calls · keys read in operations · writes · time", ...chosen.map(productsOf)];
  return markdownTable([...head, "Time, largest to smallest"], rows);
}
