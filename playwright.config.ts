import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "playwright/test";
import { findChromium } from "./scripts/browser.ts";
import { startTestClock } from "./scripts/test-clock.ts";
import { testPatterns } from "./scripts/test-patterns.ts";

startTestClock();

// Each worker gets its own shop and database, so that failures injected in one leave the other alone. Every
// process evaluates this file; the environment variable keeps the ports the same.
if (!process.env.JOURNEY_PORTS) {
  process.env.JOURNEY_PORTS = (await Promise.all([freePort(), freePort()])).join(" ");
  const folder = mkdtempSync(join(tmpdir(), "storefront-journeys-"));
  process.env.JOURNEY_STATE = folder;
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
}
// Chromium loads two omnibox popups as pages per window, a third of the work of a short journey. Only one
// `--disable-features` counts, so the list repeats Playwright's own.
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
  "SpareRendererForSitePerProcess",
  "ThirdPartyStoragePartitioning",
];
const ports = process.env.JOURNEY_PORTS.split(" ");
const state = process.env.JOURNEY_STATE ?? "";

export default defineConfig({
  testDir: "tests/journeys",
  testMatch: testPatterns.journeys,
  outputDir: "test-results",
  reporter: "list",
  forbidOnly: true,
  fullyParallel: true,
  retries: 0,
  workers: ports.length,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  use: {
    browserName: "chromium",
    locale: "fr-FR",
    timezoneId: "Europe/Paris",
    contextOptions: { reducedMotion: "reduce" },
    trace: "off",
    screenshot: "only-on-failure",
    // The shop serves crawler pages to a user agent that says "Headless".
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
        // Single-threaded and without optimising compilers, a page and two axe checks take a quarter less
        // processor time.
        "--js-flags=--single-threaded --no-opt --no-maglev --always-sparkplug",
        `--disable-features=${switchedOff.join(",")}`,
      ],
    },
  },
  webServer: ports.map((port) => ({
    command: `node scripts/start.ts --no-build --port ${port} --persist ${join(state, port)}`,
    // The server answers earlier, before its clock is set and the demo shop is copied.
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
