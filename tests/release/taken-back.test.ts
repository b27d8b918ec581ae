import { afterAll, beforeAll, expect, test } from "vitest";
import { withVars } from "../../scripts/rehearsal/other-build.ts";
import { startRehearsal } from "../../scripts/rehearsal/rehearsal.ts";
import { release } from "../../scripts/release/release.ts";

// The short rehearsal of the gate; `npm run test:release` runs the others.
let rehearsal: Awaited<ReturnType<typeof startRehearsal>>;
const said: string[] = [];

beforeAll(async () => {
  rehearsal = await startRehearsal((line) => void said.push(line));
}, 120_000);

afterAll(() => rehearsal?.stop(), 60_000);

test("the first deployment serves everybody; a release with a wrong address reaches nobody, one that fails with visitors is taken back from its few", async () => {
  const build = rehearsal.buildOf();
  const first = await rehearsal.release(build, (options) => release({ ...options, first: true }));
  expect(first.outcome).toBe("first");
  const served = [...rehearsal.platform.served()];
  expect(served).toEqual([[expect.any(String), 100]]);

  // Reuses the first build's files, because wrangler would need half a minute for another set.
  const vars = { ECOMMERCE_URL: "http://sandbox/nowhere" };
  const unable = await rehearsal.release(withVars(build, "wrangler.bad.json", vars));
  expect(unable).toMatchObject({ outcome: "taken back", failures: 0 });
  expect(said.findLast((one) => one.startsWith("BACK"))).toContain(
    "the doctor refuses it: ecommerce is down",
  );

  const again = withVars(build, "wrangler.late.json", { STORE_CODE: "late" });
  const bad = await rehearsal.release(again, rehearsal.failAfterSmoke("ecommerce"));
  expect(bad.outcome).toBe("taken back");
  expect([...rehearsal.platform.served()]).toEqual(served);
  expect(said.findLast((one) => one.startsWith("BACK"))).toContain("failed answers");
}, 900_000);
