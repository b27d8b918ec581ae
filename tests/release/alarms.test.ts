import { expect, test } from "vitest";
import { outages } from "../../scripts/rehearsal/alarm-outages.ts";
import { rehearseAlarms } from "../../scripts/rehearsal/alarms.ts";

test("each outage rings once, with its runbook, and a normal day rings nothing", async () => {
  const said: string[] = [];
  const isGood = await rehearseAlarms((line) => void said.push(line));
  expect(isGood, said.join("\n")).toBe(true);
  expect(said.filter((line) => line.includes("  — "))).toHaveLength(outages.length);
}, 900_000);
