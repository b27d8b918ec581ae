import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "playwright/test";
import { findChromium } from "./scripts/browser.ts";
import { startTestClock } from "./scripts/test-clock.ts";

startTestClock();

// Each of the two runs has a shop and a database to itself: a service told to fail in one leaves the other alone.
// The runner reads this file again in every process it starts, and finds the same ports.
if (!process.env.JOURNEY_PORTS) {
  process.env.JOURNEY_PORTS = (await Promise.all([freePort(), freePort()])).join(" ");
  const folder = mkdtempSync(join(tmpdir(), "storefront-journeys-"));
  process.env.JOURNEY_STATE = folder;
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
}
// Nobody types in the address bar: each window would load its two popups as pages of their own, a third of the work of a
// short journey. The browser reads this argument once: what Playwright switches off by it comes after them.
const switchedOff = [
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
  "AimEnabled",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsFirstBalancedModeAutoEnable",
  "HttpsUpgrades",
  "LensOverlay",
  "MediaRouter",
  "NetworkTimeServiceQuerying",
  "OptimizationHints",
  "PaintHolding",
  "PreconnectToSearch",
  // A second renderer beside each page is started for nothing.
  "SpareRendererForSitePerProcess",
  "ThirdPartyStoragePartitioning",
];
const ports = process.env.JOURNEY_PORTS.split(" ");
const state = process.env.JOURNEY_STATE ?? "";

export default defineConfig({
  testDir: "tests/journeys",
  testMatch: "**/*.test.ts",
  outputDir: "test-results",
  reporter: "list",
  forbidOnly: true,
  fullyParallel: true,
  retries: 0,
  workers: ports.length,
  // A busy machine fails no journey; what has to be quick says so itself.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  use: {
    browserName: "chromium",
    locale: "fr-FR",
    timezoneId: "Europe/Paris",
    // Fades and slides are work in every journey: those that look at motion ask for it.
    contextOptions: { reducedMotion: "reduce" },
    trace: "off",
    screenshot: "only-on-failure",
    // A headless browser says so in its user agent, and the shop would serve it the pages of a crawler.
    userAgent:
      "Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36",
    launchOptions: {
      executablePath: findChromium(),
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        // Two cores are busy with two journeys, and a page lives for seconds: threads beside its own, and code that is
        // optimised for a long life, cost more than they save. Without the optimising compilers a page and two checks by
        // axe take a quarter less processor time.
        "--js-flags=--single-threaded --no-opt --no-maglev --always-sparkplug",
        `--disable-features=${switchedOff.join(",")}`,
      ],
    },
  },
  webServer: ports.map((port) => ({
    command: `node scripts/start.ts --no-build --port ${port} --persist ${join(state, port)}`,
    // It says this last. It answers earlier, before its clock is set and the demo shop is copied.
    wait: { stdout: /The stand-ins/ },
    timeout: 120_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 5000 },
    stdout: "ignore",
    stderr: "pipe",
  })),
});

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() =>
        address && typeof address === "object"
          ? resolve(address.port)
          : reject(new Error("No port is free.")),
      );
    });
  });
}
