import process from "node:process";
import { readCommandLine } from "./command-line.ts";
import { refusedLicences } from "./supply-chain/licences.ts";
import { shippedPackages } from "./supply-chain/shipped-packages.ts";

const usage = `npm run licences

Fails if a package that ships has a licence that scripts/supply-chain/licences.ts does not allow. npm test runs it.`;

readCommandLine(usage, {});
const packages = shippedPackages();
const refused = refusedLicences(packages);
for (const line of refused) console.error(line);
if (refused.length) {
  console.error(
    "Their licences are not among those of scripts/supply-chain/licences.ts: read them, or do without.",
  );
  process.exitCode = 1;
} else console.info(`${packages.length} packages that ship, each under a licence that is allowed.`);
