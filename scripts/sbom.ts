import { readCommandLine, stopWith } from "./command-line.ts";
import { writeSbom } from "./supply-chain/sbom.ts";

const usage = `npm run sbom -- <build>

Writes the bill of materials of a build, CycloneDX, to .releases/<build>/sbom.json. A release does so by itself.`;

const { positionals } = readCommandLine(usage, { allowPositionals: true });
const [build] = positionals;
if (!build || !/^[\w.-]+$/.test(build)) stopWith(usage, "Name the build.");
console.info(writeSbom(build));
