import * as z from "zod/mini";
import { reasonOf } from "../text/reason-of.ts";
import type { Reader } from "./actions.ts";

/** Has a single segment if the service has already drawn one. */
export interface TestDefinition {
  name: string;
  segments: readonly TestSegment[];
}

export interface TestSegment {
  name: string;
  weight: number;
}

const most = { tests: 50, segments: 10 };

const name = z.string().check(z.trim(), z.regex(/^[\w.-]{1,64}$/));

const segments = z.array(z.object({ name, weight: z.number().check(z.minimum(0)) })).check(
  z.maxLength(most.segments),
  z.refine((list) => list.some(({ weight }) => weight > 0), "nobody is in it"),
  z.refine((list) => new Set(list.map((one) => one.name)).size === list.length, "two segments of one name"),
);

/** One invalid segment drops the whole test, since the remaining ones would be drawn too often. */
const testSchema: z.ZodMiniType<TestDefinition> = z.pipe(
  z.transform((record: unknown) =>
    typeof record === "object" && record !== null && "segment" in record && !("segments" in record)
      ? { ...record, segments: [{ name: record.segment, weight: 1 }] }
      : record,
  ),
  z.object({ name, segments }),
);

/** PHP serialises an empty list as `{}`, and one with gaps as `{"0": …, "2": …}`. */
const listSchema = z.union([
  z.array(z.unknown()),
  z.pipe(
    z.record(z.string().check(z.regex(/^\d+$/)), z.unknown()),
    z.transform((members): unknown[] => Object.values(members)),
  ),
]);

export const readTests: Reader<readonly TestDefinition[]> = (data, leaveOut) => {
  const list = listSchema.safeParse(data);
  if (!list.success) return leaveOut("not a list");
  const tests = new Map<string, TestDefinition>();
  for (const [place, member] of list.data.slice(0, most.tests).entries()) {
    const { data: test, error } = testSchema.safeParse(member);
    if (error) leaveOut(reasonOf(error), place);
    else if (tests.has(test.name)) leaveOut("its name is taken", place);
    else tests.set(test.name, test);
  }
  return [...tests.values()];
};
