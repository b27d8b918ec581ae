import { spawnSync } from "node:child_process";
import process from "node:process";
import { expect, test } from "vitest";

test("the selection of the check is listed, and tests that read files always belong to it", () => {
  const { status, stdout } = spawnSync(process.execPath, ["scripts/check.ts", "--list", "--since", "HEAD"], {
    encoding: "utf8",
  });
  expect(status).toBe(0);
  expect(/^units: (.+)$/m.exec(stdout)?.[1]?.split(" ")).toContain("scripts/docs.test.ts");
});
