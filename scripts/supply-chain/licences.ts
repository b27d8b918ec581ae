import type { ShippedPackage } from "./shipped-packages.ts";

/** What a shop may be built from without opening its own code: a name in the notices at most. SPDX. */
const allowed = new Set([
  "0BSD",
  "Apache-2.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "BlueOak-1.0.0",
  "CC0-1.0",
  "ISC",
  "MIT",
  "MIT-0",
  // Fonts.
  "OFL-1.1",
  // Of argparse, which markdown-it brings.
  "PSF-2.0",
  // Of isbot: public domain.
  "Unlicense",
]);

/** Those that may not ship, each with what it says. */
export const refusedLicences = (packages: readonly ShippedPackage[]): string[] =>
  packages
    .filter(({ licence }) => !licence || !isAllowed(licence))
    .map(({ name, version, licence }) => `${name}@${version}: ${licence ?? "no licence"}`);

/** "(MIT OR GPL-3.0)" may be taken as MIT, "MIT AND OFL-1.1" needs both. "WITH" and brackets within are not read. */
export function isAllowed(expression: string): boolean {
  const plain = expression.trim().replace(/^\((.*)\)$/, "$1");
  if (/[()]| WITH /.test(plain)) return false;
  return plain.split(" OR ").some((choice) => choice.split(" AND ").every((id) => allowed.has(id.trim())));
}
