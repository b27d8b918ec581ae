import { readCommandLine, stopWith } from "./command-line.ts";
import { testRequestMutants } from "./mutants/request-mutants.ts";
import { type Score, scoreText } from "./mutants/score.ts";
import { testUnitMutants } from "./mutants/unit-mutants.ts";

const usage = `npm run mutants -- shared/money
npm run mutants -- worker/cart worker/session [--most 50] [--seed 1]

Changes the code of a folder in small ways, and says which changes no test finds. Folders of shared/ are tested by the
unit tests that reach each change, those of worker/ by the request tests, on one build that has every change behind a
switch.

--most  how many changes are drawn of a folder; otherwise 50 of a folder of worker/, and all of a folder of shared/
--seed  draws others`;

const { values, positionals } = readCommandLine(usage, {
  allowPositionals: true,
  options: {
    most: { type: "string" },
    seed: { type: "string", default: "1" },
  },
});
const shared = positionals.filter((folder) => folder.startsWith("shared/"));
const worker = positionals.filter((folder) => folder.startsWith("worker/"));
if (positionals.length === 0 || shared.length + worker.length < positionals.length)
  stopWith(usage, "Name folders of shared/ or worker/.");
const draw = (most: number) => ({ most: Number(values.most ?? most), seed: Number(values.seed) });
const tell = (folder: string, score: Score) => console.info(`${folder}: ${scoreText(score)}`);
for (const folder of shared) tell(folder, await testUnitMutants(folder, draw(Infinity)));
if (worker.length > 0) await testRequestMutants(worker, draw(50), tell);
