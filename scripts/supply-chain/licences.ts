import type { ShippedPackage } from "./shipped-packages.ts";

/** SPDX licences that require at most a notice. */
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
  "OFL-1.1",
  "PSF-2.0",
  "Unlicense",
]);

export const refusedLicences = (packages: readonly ShippedPackage[]): string[] =>
  packages
    .filter(({ licence }) => !licence || !isAllowed(licence))
    .map(({ name, version, licence }) => `${name}@${version}: ${licence ?? "no licence"}`);

/** `OR` needs one allowed licence, `AND` both. `WITH` and nested brackets are refused. */
export function isAllowed(expression: string): boolean {
  const plain = expression.trim().replace(/^\((.*)\)$/, "$1");
  if (/[()]| WITH /.test(plain)) return false;
  return plain.split(" OR ").some((choice) => choice.split(" AND ").every((id) => allowed.has(id.trim())));
}
