import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import type { Readable } from "node:stream";
import type { TestProject } from "vitest/node";
import { endAll } from "./browser-processes.ts";

declare module "vitest" {
  interface ProvidedContext {
    shop: string;
    display: string;
    folder: string;
  }
}

export default async function startShop({ name, provide }: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), "storefront-browsers-"));
  provide("folder", folder);
  const screen = name === "webkit" ? startScreen() : undefined;
  const shop = startBuiltShop(join(folder, "shop"));
  provide("display", screen ? `:${String(await said(screen.stdio[3] as Readable, /\d+\n/)).trim()}` : "");
  // Printed last, once the clock is set and the demo shop is copied.
  const words = await said(shop.stdout, /The stand-ins/);
  provide("shop", /The shop\s+(\S+)/.exec(words)?.[1] ?? "");
  return async () => {
    endAll(folder);
    for (const child of [screen, shop]) if (child) await end(child);
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
}

const startBuiltShop = (folder: string) =>
  spawn(process.execPath, ["scripts/start.ts", "--no-build", "--port", "0", "--persist", folder], {
    stdio: ["ignore", "pipe", "inherit"],
  });

const startScreen = () =>
  spawn("Xvfb", ["-displayfd", "3", "-screen", "0", "1400x1000x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });

async function said(output: Readable, last: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    let all = "";
    output.on("data", (chunk) => {
      all += chunk;
      if (last.test(all)) resolve(all);
    });
    output.once("close", () => reject(new Error(`It ended, having said: ${all}`)));
  });
}

async function end(child: ChildProcess): Promise<void> {
  const closed = once(child, "close");
  child.kill("SIGTERM");
  await closed;
}
