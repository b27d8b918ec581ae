import { test as base, expect, inject } from "vitest";
import { startTestClock } from "../../scripts/test-clock.ts";
import { consentValue } from "../../shared/consent/consent.ts";
import * as clock from "../../shared/time/clock.ts";
import { dayInParis } from "../../shared/time/wall-clock.ts";
import { shiftDate } from "../shift-date.ts";
import type { WindowOptions } from "./engine.ts";
import { closeFirefox, openFirefox } from "./firefox.ts";
import { reportNoise } from "./page-scripts.ts";
import { noisePath, startShop } from "./shop.ts";
import { visitorOf } from "./visitor.ts";
import { closeWebkit, openWebkit } from "./webkit.ts";

declare module "vitest" {
  interface ProvidedContext {
    engine: "webkit" | "firefox";
  }
}

startTestClock();

export const chicken = { path: "/produits/croquettes-chien-adulte-poulet-fermier-riz/" };

const phone = { width: 390, height: 844 };

const engines = {
  webkit: { open: openWebkit, close: closeWebkit },
  firefox: { open: openFirefox, close: closeFirefox },
};

const script = `(${reportNoise})(${JSON.stringify(noisePath)});(${shiftDate})(${clock.ahead()})`;

/** Fails on any uncaught error, and on any error or warning in the console. */
export const test = base
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads the names of the fixtures here.
  .extend("engine", { scope: "worker" }, ({}, { onCleanup }) => {
    const engine = engines[inject("engine")];
    onCleanup(engine.close);
    return engine;
  })
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads the names of the fixtures here.
  .extend("shop", { scope: "worker" }, async ({}, { onCleanup }) => {
    const shop = await startShop();
    onCleanup(shop.stop);
    return shop;
  })
  .extend("size", phone)
  .extend("blockCookies", false)
  /** What a page may complain about. */
  .extend("expectedNoise", null as RegExp | null)
  .extend("visitor", async ({ engine, shop, size, blockCookies, expectedNoise }, { onCleanup }) => {
    await shop.reset();
    const options: WindowOptions = { ...size, blockCookies, script };
    const window = await engine.open(options);
    onCleanup(async () => {
      await window.close();
      expect(shop.noise.filter((text) => !expectedNoise?.test(text))).toEqual([]);
    });
    return visitorOf(window, shop, { consent: refusal() });
  });

/** The bar of the cookies stands in no test's way. */
function refusal(): string {
  return consentValue({ purposes: [], day: dayInParis(clock.date()), proof: null });
}
