import { afterAll, beforeAll, expect, test } from "vitest";
import { startRehearsal } from "../../scripts/rehearsal/rehearsal.ts";
import { release, resume } from "../../scripts/release/release.ts";

let rehearsal: Awaited<ReturnType<typeof startRehearsal>>;
const said: string[] = [];
let served: string;

beforeAll(async () => {
  rehearsal = await startRehearsal((line) => void said.push(line));
}, 120_000);

afterAll(() => rehearsal?.stop(), 60_000);

test("the first deployment serves everybody", async () => {
  await expect(rehearsal.release(rehearsal.buildOf())).rejects.toThrow("--first");
  const first = await rehearsal.release(rehearsal.buildOf(), (options) =>
    release({ ...options, first: true }),
  );
  expect(first.outcome).toBe("first");
  expect([...rehearsal.platform.served().values()]).toEqual([100]);
  [served = ""] = rehearsal.platform.served().keys();
}, 120_000);

test("a dry run says what would be done, and does nothing", async () => {
  const options = { ...rehearsal.optionsOf(rehearsal.buildOf()), dryRun: true };
  expect(await release(options)).toBe("dry run");
  expect([...rehearsal.platform.served()]).toEqual([[served, 100]]);
}, 60_000);

test("a build that its neighbour could not read is refused before anything is uploaded", async () => {
  const options = rehearsal.optionsOf(rehearsal.buildOf());
  const formats = { cookies: { writes: 9, reads: [1, 9] } };
  await expect(release({ ...options, formats })).rejects.toThrow("cookies: the old build does not read");
  expect([...rehearsal.platform.served()]).toEqual([[served, 100]]);
}, 60_000);

test("a release without a fault that was left half-way is taken up by another terminal, and reaches everybody", async () => {
  const build = rehearsal.buildOf();
  const left = await rehearsal.release(build, (options) =>
    release({ ...options, enough: Number.POSITIVE_INFINITY, patience: 8000 }),
  );
  expect(left.outcome).toBe("held");
  expect(rehearsal.platform.served().get(served)).toBe(90);

  const { outcome, failures } = await rehearsal.release(build, resume);
  expect(outcome).toBe("released");
  expect(failures).toBe(0);
  expect(rehearsal.platform.served().has(served)).toBe(false);
  [served = ""] = rehearsal.platform.served().keys();
}, 480_000);

test("a release with a wrong address of the e-commerce API reaches nobody", async () => {
  const bad = await rehearsal.release(rehearsal.buildOf({ ECOMMERCE_URL: "http://sandbox/nowhere" }));
  expect(bad).toMatchObject({ outcome: "taken back", failures: 0 });
  expect([...rehearsal.platform.served()]).toEqual([[served, 100]]);
  expect(said.findLast((one) => one.startsWith("BACK"))).toContain(
    "the doctor refuses it: ecommerce is down",
  );
}, 240_000);

test("a release that fails with visitors only is taken back in under a minute", async () => {
  const bad = await rehearsal.release(rehearsal.buildOf(), rehearsal.failAfterSmoke("ecommerce"));
  expect(bad.outcome).toBe("taken back");
  expect([...rehearsal.platform.served()]).toEqual([[served, 100]]);
  const line = said.findLast((one) => one.startsWith("BACK")) ?? "";
  expect(line).toContain("failed answers");
  expect(Number(/([\d.]+) s after the decision/.exec(line)?.[1])).toBeLessThan(60);
  expect(bad.failures / bad.pages).toBeLessThan(0.1);
}, 480_000);
