import { readCommandLine, stopWith } from "./command-line.ts";
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

const { values, positionals } = readCommandLine(usage, {
  allowPositionals: true,
  options: {
    most: { type: "string" },
    seed: { type: "string", default: "1" },
  },
});
const [folder = ""] = positionals;
if (!/^(shared|worker)\//.test(folder)) stopWith(usage, "Name a folder of shared/ or worker/.");
const isShared = folder.startsWith("shared/");
const draw = { most: Number(values.most ?? (isShared ? Infinity : 50)), seed: Number(values.seed) };
const score = await (isShared ? testUnitMutants : testRequestMutants)(folder, draw);
console.info(`${folder}: ${scoreText(score)}`);
