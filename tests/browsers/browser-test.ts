import { test as base, expect, inject } from "vitest";
import { startTestClock } from "../../scripts/test-clock.ts";
import { consentValue, type Purpose } from "../../shared/consent/consent.ts";
import * as clock from "../../shared/time/clock.ts";
import { dayInParis } from "../../shared/time/wall-clock.ts";
import { shiftDate } from "../shift-date.ts";
import { openFirefox } from "./firefox.ts";
import { reportNoise } from "./page-scripts.ts";
import { noisePath, startProxy } from "./shop.ts";
import { visitorOf } from "./visitor.ts";
import { openWebkit } from "./webkit.ts";

declare module "vitest" {
  interface ProvidedContext {
    engine: "webkit" | "firefox";
  }
}

startTestClock();

export const chicken = { path: "/produits/croquettes-chien-adulte-poulet-fermier-riz/" };

export const phone = { width: 390, height: 844 };
export const desk = { width: 1280, height: 900 };

export const camille = "camille.durand@example.fr";

const open = { webkit: openWebkit, firefox: openFirefox }[inject("engine")];

const script = `(${reportNoise})(${JSON.stringify(noisePath)});(${shiftDate})(${clock.ahead()})`;

/** Fails on any uncaught error, and on any error or warning in the console. */
export const test = base
  // biome-ignore lint/correctness/noEmptyPattern: vitest takes what a fixture needs from this pattern
  .extend("shop", async ({}, { onCleanup }) => {
    const shop = await startProxy(inject("shop"));
    onCleanup(shop.close);
    return shop;
  })
  .extend("blockCookies", false)
  .extend("purposes", [] as readonly Purpose[])
  .extend("visitor", async ({ shop, blockCookies, purposes }, { onCleanup }) => {
    const window = await open({ size: phone, blockCookies, script });
    onCleanup(async () => {
      await window.close();
      expect(shop.noise).toEqual([]);
    });
    return visitorOf(window, shop, { consent: consentTo(purposes) });
  });

function consentTo(purposes: readonly Purpose[]): string {
  return consentValue({ purposes, day: dayInParis(clock.date()), proof: null });
}
