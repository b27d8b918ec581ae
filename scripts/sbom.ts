import process from "node:process";
import { writeSbom } from "./supply-chain/sbom.ts";

const [build] = process.argv.slice(2);
if (build && /^[\w.-]+$/.test(build)) console.info(writeSbom(build));
else {
  console.error("Name the build: npm run sbom -- <build id>");
  process.exitCode = 1;
}
