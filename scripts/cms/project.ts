import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { outsidePath } from "./outside-path.ts";

export const project = join(import.meta.dirname, "../../strapi");

type Say = (sentence: string) => void;

/** Installs packages, draws secrets and builds the admin panel, each only if it is missing. */
export async function prepareProject({ hasPanel, say }: { hasPanel: boolean; say: Say }): Promise<void> {
  mkdirSync(join(project, "public/uploads"), { recursive: true });
  if (!isInstalled()) {
    say(
      "Installing the content system's packages (npm ci in strapi/, 700 MB); this takes a few minutes once.",
    );
    await runInProject("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"]);
  }
  if (!existsSync(join(project, ".env"))) writeFileSync(join(project, ".env"), newSecrets(), { mode: 0o600 });
  if (hasPanel && !isPanelBuilt()) {
    say("Building the admin panel; this takes a minute or two once.");
    await runInProject("node", ["scripts/build-panel.js"]);
  }
}

/** Path in the project. */
export const strapi = "node_modules/@strapi/strapi/bin/strapi.js";

/** A copy of the lock file is written last, so a broken installation has none. */
const installedLock = join(project, "node_modules/.installed-lock.json");

function isInstalled(): boolean {
  return existsSync(installedLock) && readFileSync(installedLock, "utf8") === lock();
}

const lock = () => readFileSync(join(project, "package-lock.json"), "utf8");

const isPanelBuilt = () => existsSync(join(project, "build/index.html"));

function newSecrets(): string {
  const draw = () => randomBytes(24).toString("base64url");
  const names = ["ADMIN_JWT_SECRET", "API_TOKEN_SALT", "TRANSFER_TOKEN_SALT", "ENCRYPTION_KEY"];
  return `APP_KEYS=${draw()},${draw()}\n${names.map((name) => `${name}=${draw()}\n`).join("")}`;
}

async function runInProject(command: string, args: readonly string[]): Promise<void> {
  const child = spawn(command, args, {
    cwd: project,
    stdio: ["ignore", "ignore", "inherit"],
    shell: process.platform === "win32",
    env: { ...process.env, PATH: outsidePath(), NODE_ENV: "production" },
  });
  const code = await new Promise((settle, fail) => child.on("error", fail).on("close", settle));
  if (code !== 0)
    throw new Error(`"${command} ${args.join(" ")}" in strapi/ ended with code ${code}, and says why above.`);
  if (command === "npm") {
    rmSync(join(project, "build"), { recursive: true, force: true });
    writeFileSync(installedLock, lock());
  }
}
