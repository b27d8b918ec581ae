// Runs before every command of package.json, on any Node: plain syntax, no imports from the project.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));

const wasInstalled = isInstalled();
if (!wasInstalled) install();
requireNode();
if (!wasInstalled) writeBindingTypes();

/** npm writes this record last, so a broken installation has none. */
function isInstalled() {
  const wanted = packagesOf("package-lock.json");
  const installed = packagesOf("node_modules/.package-lock.json");
  if (!wanted || !installed) return false;
  const missing = Object.keys(wanted).filter((path) => {
    if (path === "") return false;
    if (!installed[path]) return !wanted[path].optional || isForThisMachine(wanted[path]);
    return (
      installed[path].version !== wanted[path].version || installed[path].integrity !== wanted[path].integrity
    );
  });
  return missing.length === 0 && Object.keys(installed).every((path) => wanted[path]);
}

function isForThisMachine({ os = [], cpu = [], libc }) {
  return os.includes(process.platform) && cpu.includes(process.arch) && !libc;
}

function packagesOf(lockFile) {
  try {
    return JSON.parse(readFileSync(join(root, lockFile), "utf8")).packages;
  } catch {
    return undefined;
  }
}

function install() {
  console.info(
    "Installing the packages of package-lock.json (npm ci); this takes about a minute the first time.",
  );
  // npm must not run on the Node inside node_modules, which it is about to delete.
  const path = process.env.PATH.split(delimiter).filter((folder) => !folder.includes("node_modules"));
  // No package may run an install script on this machine.
  const options = [
    "--include=dev",
    "--include=optional",
    "--ignore-scripts",
    "--no-audit",
    "--no-fund",
    "--loglevel=error",
  ];
  const { status, error } = spawnSync("npm", ["ci", ...options], {
    cwd: root,
    stdio: "inherit",
    shell: process.platform === "win32",
    env: { ...process.env, PATH: path.join(delimiter) },
  });
  if (status === 0) return;
  console.error(
    error
      ? `npm could not be started: ${error.message}`
      : "The packages could not be installed: npm says why above, often that its registry does not answer.",
  );
  process.exit(status || 1);
}

function requireNode() {
  if (existsSync(join(root, "node_modules/.bin/node"))) return;
  const [major, minor] = process.versions.node.split(".").map(Number);
  if (major > 22 || (major === 22 && minor >= 18)) return;
  console.error(
    `This shop needs Node 22.18 or later: yours is ${process.versions.node}, and there is no packaged Node for ${process.platform} ${process.arch}. Install a newer one from nodejs.org and start again.`,
  );
  process.exit(1);
}

function writeBindingTypes() {
  const own = join(root, "node_modules/.bin/node");
  const node = existsSync(own) ? own : process.execPath;
  const { status } = spawnSync(node, ["scripts/binding-types.ts"], { cwd: root, stdio: "inherit" });
  if (status !== 0) process.exit(status || 1);
}
