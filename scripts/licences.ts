import process from "node:process";
import { refusedLicences } from "./supply-chain/licences.ts";
import { shippedPackages } from "./supply-chain/shipped-packages.ts";

const packages = shippedPackages();
const refused = refusedLicences(packages);
for (const line of refused) console.error(line);
if (refused.length) {
  console.error(
    "Their licences are not among those of scripts/supply-chain/licences.ts: read them, or do without.",
  );
  process.exitCode = 1;
} else console.info(`${packages.length} packages that ship, each under a licence that is allowed.`);
