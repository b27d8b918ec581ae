import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import process from "node:process";
import { chromium } from "playwright";

export const otherBrowsers = ["webkit", "firefox"] as const;
export type OtherBrowser = (typeof otherBrowsers)[number];

export const firefoxPath = "/usr/bin/firefox-esr";

const debian: Record<OtherBrowser, { packages: readonly string[]; isInstalled: () => boolean }> = {
  webkit: {
    packages: ["webkit2gtk-driver", "gir1.2-webkit2-4.1", "python3-gi", "xvfb"],
    isInstalled: () =>
      ["/usr/bin/WebKitWebDriver", "/usr/bin/Xvfb"].every((place) => existsSync(place)) &&
      succeeds("/usr/bin/python3", "-c", "import gi; gi.require_version('WebKit2', '4.1')"),
  },
  firefox: { packages: ["firefox-esr"], isInstalled: () => starts(firefoxPath) },
};

if (import.meta.main) {
  if (process.argv.includes("--others")) for (const name of otherBrowsers) ensureOther(name);
  else ensureChromium();
}

export function whyMissing(name: OtherBrowser): string | undefined {
  const { packages, isInstalled } = debian[name];
  return isInstalled() ? undefined : `it needs Debian's packages ${packages.join(", ")}`;
}

export function findChromium(): string | undefined {
  return process.env.CHROME_PATH ? findFullChromium() : (headlessShell() ?? findFullChromium());
}

/** Only a browser with windows has a back/forward cache. */
export function findFullChromium(): string | undefined {
  const named = process.env.CHROME_PATH;
  if (named && !existsSync(named)) {
    throw new Error(`CHROME_PATH names ${named}, where there is no file: correct it or leave it unset.`);
  }
  const places = [
    named,
    "/usr/bin/chromium",
    "/usr/bin/google-chrome",
    "/usr/bin/google-chrome-stable",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    chromium.executablePath(),
  ];
  return places.find((place) => place && starts(place));
}

function headlessShell(): string | undefined {
  const place = "/usr/bin/chromium-headless-shell";
  return starts(place) ? place : undefined;
}

function ensureChromium(): void {
  if (!findFullChromium()) installPackages("chromium");
  if (!process.env.CHROME_PATH && !headlessShell()) installPackages("chromium-headless-shell");
  if (!findFullChromium()) installOwn();
  const found = findChromium();
  if (!found || !findFullChromium()) {
    console.error("No Chromium could be installed: install one and name its file in CHROME_PATH.");
    process.exit(1);
  }
  console.info(`The journeys use ${found}.`);
}

function ensureOther(name: OtherBrowser): void {
  if (!whyMissing(name)) return;
  installPackages(...debian[name].packages);
  const why = whyMissing(name);
  if (!why) return;
  console.error(`The suite in ${name} cannot run: ${why}, which only root can install.`);
  process.exit(1);
}

/** Ubuntu's package is an empty shell without snap, so the file existing is not enough. */
function starts(place: string): boolean {
  return existsSync(place) && succeeds(place, "--version");
}

function succeeds(program: string, ...args: string[]): boolean {
  return spawnSync(program, args, { stdio: "ignore", timeout: 20_000 }).status === 0;
}

function canInstall(): boolean {
  return process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
}

function installPackages(...names: string[]): void {
  if (!canInstall()) return;
  console.info(`Installing the system's packages (apt-get install ${names.join(" ")}), one to two minutes.`);
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  for (const args of [
    ["update", "-qq"],
    ["install", "-y", "-qq", ...names],
  ]) {
    if (spawnSync("apt-get", args, { env, stdio: ["ignore", "ignore", "inherit"] }).status !== 0) return;
  }
}

function installOwn(): void {
  console.info("No Chromium found: installing Playwright's own (about 170 MB).");
  const asRoot = process.getuid?.() === 0 ? ["--with-deps"] : [];
  spawnSync(process.execPath, ["node_modules/playwright/cli.js", "install", ...asRoot, "chromium"], {
    stdio: "inherit",
  });
}
