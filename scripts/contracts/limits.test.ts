import { expect, test } from "vitest";
import * as z from "zod/mini";
import { tolerantMembers } from "../../worker/upstream/lists.ts";
import { limitsOf, widerLimits } from "./limits.ts";

const limitsIn = (schema: z.ZodMiniType, value: unknown) =>
  limitsOf(value, async (tried) => schema.safeParse({ member: tried }).error?.issues);

const member = (schema: z.ZodMiniType) => z.object({ member: schema });

test.each([
  ["an enum", z.enum(["dog", "cat"]), "dog", { enum: ["dog", "cat"] }],
  ["bounds", z.int().check(z.minimum(1), z.maximum(5)), 3, { minimum: 1, maximum: 5 }],
  ["a number above a bound", z.number().check(z.gt(0)), 3, { exclusiveMinimum: 0 }],
  ["a longest text", z.string().check(z.maxLength(60)), "a", { maxLength: 60 }],
  ["any text", z.string(), "a", {}],
  ["a union, which accepts more", z.union([z.boolean(), z.literal(["0", "1"])]), "0", {}],
])("%s is what the shop's schema names", async (_, schema, value, limits) => {
  expect(await limitsIn(member(schema), value)).toEqual(limits);
});

test("a member that may be left out has its limits all the same", async () => {
  const tolerant = z.object(tolerantMembers({ member: z.optional(z.enum(["dog", "cat"])) }));
  expect(await limitsIn(tolerant, "dog")).toEqual({ enum: ["dog", "cat"] });
});

test("two records have the wider limits, and null is one more value", () => {
  const [small, large] = [
    { type: "integer", minimum: 1, maximum: 5 },
    { type: "integer", minimum: 0, maximum: 3 },
  ];
  expect(widerLimits(small, large)).toEqual({ minimum: 0, maximum: 5 });
  expect(widerLimits(small, { type: "integer" })).toEqual({});
  expect(widerLimits({ type: "null" }, { type: "string", enum: ["a"] })).toEqual({ enum: ["a", null] });
});
