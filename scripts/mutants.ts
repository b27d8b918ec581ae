import process from "node:process";
import { parseArgs } from "node:util";
import { testRequestMutants } from "./mutants/request-mutants.ts";
import { scoreText } from "./mutants/score.ts";
import { testUnitMutants } from "./mutants/unit-mutants.ts";

const usage = `npm run mutants -- shared/money
npm run mutants -- worker/cart [--most 50] [--seed 1]

Changes the code of a folder in small ways, and says which changes no test finds. Folders of shared/ are tested by the
unit tests that reach each change, those of worker/ by the request tests, on one build that has every change behind a
switch.

--most  how many changes of a folder of worker/ are drawn; 50 unless told otherwise
--seed  draws others`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    most: { type: "string", default: "50" },
    seed: { type: "string", default: "1" },
    help: { type: "boolean" },
  },
});
const [folder = ""] = positionals;
if (values.help || !/^(shared|worker)\//.test(folder)) {
  console.info(usage);
  process.exit(values.help ? 0 : 1);
}
const score = folder.startsWith("shared/")
  ? await testUnitMutants(folder)
  : await testRequestMutants(folder, { most: Number(values.most), seed: Number(values.seed) });
console.info(`${folder}: ${scoreText(score)}`);
