import { readFileSync } from "node:fs";
import { join } from "node:path";

export interface ShippedPackage {
  path: string;
  name: string;
  version: string;
  licence: string | null;
  integrity: string | null;
}

interface Locked {
  version?: string;
  license?: string;
  integrity?: string;
  link?: boolean;
  dev?: boolean;
  devOptional?: boolean;
  optional?: boolean;
}

export function shippedPackages(root = "."): ShippedPackage[] {
  const { packages } = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")) as {
    packages: Record<string, Locked>;
  };
  return Object.entries(packages)
    .filter(([path]) => path.startsWith("node_modules/"))
    .filter(([, { link, dev, devOptional, optional }]) => !link && !dev && !devOptional && !optional)
    .map(([path, { version = "", license, integrity }]) => ({
      path,
      name: path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length),
      version,
      licence: license ?? installedLicence(join(root, path)),
      integrity: integrity ?? null,
    }));
}

function installedLicence(folder: string): string | null {
  try {
    const { license } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
    return typeof license === "string" ? license : null;
  } catch {
    return null;
  }
}
