import { afterAll, beforeAll, expect, test } from "vitest";
import { startRehearsal } from "../../scripts/rehearsal/rehearsal.ts";
import { release } from "../../scripts/release/release.ts";

// The short rehearsal of the gate; the others run with `npm run test:release`.
let rehearsal: Awaited<ReturnType<typeof startRehearsal>>;
const said: string[] = [];

beforeAll(async () => {
  rehearsal = await startRehearsal((line) => void said.push(line));
}, 120_000);

afterAll(() => rehearsal?.stop(), 60_000);

test("the first deployment serves everybody, and a release with a wrong address is taken back from its few", async () => {
  await expect(rehearsal.release(rehearsal.buildOf())).rejects.toThrow("--first");
  const first = await rehearsal.release(rehearsal.buildOf(), (options) =>
    release({ ...options, first: true }),
  );
  expect(first.outcome).toBe("first");
  const served = [...rehearsal.platform.served()];
  expect(served).toEqual([[expect.any(String), 100]]);

  const bad = await rehearsal.release(rehearsal.buildOf({ ECOMMERCE_URL: "http://sandbox/nowhere" }));
  expect(bad.outcome).toBe("taken back");
  expect([...rehearsal.platform.served()]).toEqual(served);
  expect(said.findLast((one) => one.startsWith("BACK"))).toContain("failed answers");
}, 480_000);
