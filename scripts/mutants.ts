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

--most  how many changes are drawn; otherwise 50 of a folder of worker/, and all of a folder of shared/
--seed  draws others`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    most: { type: "string" },
    seed: { type: "string", default: "1" },
    help: { type: "boolean" },
  },
});
const [folder = ""] = positionals;
if (values.help || !/^(shared|worker)\//.test(folder)) {
  console.info(usage);
  process.exit(values.help ? 0 : 1);
}
const isShared = folder.startsWith("shared/");
const draw = { most: Number(values.most ?? (isShared ? Infinity : 50)), seed: Number(values.seed) };
const score = await (isShared ? testUnitMutants : testRequestMutants)(folder, draw);
console.info(`${folder}: ${scoreText(score)}`);
