import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import * as z from "zod/mini";
import { type ShippedPackage, shippedPackages } from "./shipped-packages.ts";

const component = z.looseObject({
  "bom-ref": z.string(),
  name: z.string(),
  version: z.string(),
  hashes: z.catch(z.array(z.object({ alg: z.string(), content: z.string() })), []),
  licenses: z.catch(z.array(z.unknown()), []),
});
const bill = z.looseObject({
  bomFormat: z.literal("CycloneDX"),
  components: z.array(component),
  dependencies: z.array(z.object({ ref: z.string(), dependsOn: z._default(z.array(z.string()), []) })),
});

export type Bill = z.output<typeof bill>;

/** npm's `--omit dev` also drops shipped packages that tools need, so packages are filtered here. */
export function billOfMaterials(): Bill {
  // A build leaves NODE_ENV=production, which would omit packages.
  const flags = ["sbom", "--sbom-format", "cyclonedx", "--package-lock-only", "--include=dev"];
  const output = execFileSync("npm", flags, {
    encoding: "utf8",
    maxBuffer: 64_000_000,
    stdio: ["ignore", "pipe", "ignore"],
    shell: process.platform === "win32",
  });
  const shipped = shippedPackages();
  const told = bill.parse(JSON.parse(output));
  const ids = new Set(shipped.map(({ name, version }) => `${name}@${version}`));
  const components = told.components.filter(({ name, version }) => ids.has(`${name}@${version}`));
  const refs = new Set(components.map((one) => one["bom-ref"]));
  const dependencies = told.dependencies
    .filter(({ ref }) => refs.has(ref))
    .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((one) => refs.has(one)) }));
  const made = { ...told, components, dependencies };
  const faults = untold(made, shipped);
  if (faults.length) throw new Error(`The bill of materials lacks ${faults.join(", ")}.`);
  return made;
}

export const untold = ({ components }: Bill, shipped: readonly ShippedPackage[]): string[] =>
  shipped
    .filter(({ name, version }) => {
      const found = components.find((one) => one.name === name && one.version === version);
      return !found?.hashes.length || !found.licenses.length;
    })
    .map(({ name, version }) => `${name}@${version}`);

export function writeSbom(build: string): string {
  const folder = join(".releases", build);
  mkdirSync(folder, { recursive: true });
  const file = join(folder, "sbom.json");
  writeFileSync(file, `${JSON.stringify(billOfMaterials(), null, 2)}\n`);
  return file;
}
