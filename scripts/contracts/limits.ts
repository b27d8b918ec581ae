import * as z from "zod/mini";

/** Keywords of JSON Schema for the values that the shop's schemas name. */
export interface Limits {
  enum?: readonly unknown[];
  minimum?: number;
  exclusiveMinimum?: number;
  maximum?: number;
  exclusiveMaximum?: number;
  minLength?: number;
  maxLength?: number;
}

/** Values that no enum has and no bound admits, so that zod names both. */
const outlandish = {
  string: ["none-of-them", "none-of-them".repeat(500)],
  number: [-1_000_000_007.5, 1_000_000_007.5, -1_000_000_007, 1_000_000_007],
};

export async function limitsOf(
  value: unknown,
  attempt: (value: unknown) => Promise<unknown>,
): Promise<Limits> {
  const kind = typeof value;
  if (kind !== "string" && kind !== "number") return {};
  let limits: Limits = {};
  for (const tried of outlandish[kind]) {
    const issues = await issuesOf(tried, () => attempt(tried));
    // A union accepts more than the branch whose issue is seen.
    if (issues.some(({ code }) => code === "invalid_union")) return {};
    limits = Object.assign(limits, ...issues.map(limitIn));
  }
  return limits;
}

type Issue = z.core.$ZodRawIssue;

/** zod asks for a message of each issue before it is caught, with the input that is wrong. */
async function issuesOf(input: unknown, act: () => Promise<unknown>): Promise<Issue[]> {
  const issues: Issue[] = [];
  const { customError } = z.config();
  z.config({
    customError: (issue) => {
      if (issue.input === input) issues.push(issue);
      return undefined;
    },
  });
  try {
    await act();
  } finally {
    z.config({ customError });
  }
  return issues;
}

function limitIn(issue: Issue): Limits {
  if (issue.code === "invalid_value") return { enum: issue.values };
  if (issue.code === "too_small" && typeof issue.minimum === "number") {
    if (issue.origin === "string") return { minLength: issue.minimum };
    return issue.inclusive === false ? { exclusiveMinimum: issue.minimum } : { minimum: issue.minimum };
  }
  if (issue.code === "too_big" && typeof issue.maximum === "number") {
    if (issue.origin === "string") return { maxLength: issue.maximum };
    return issue.inclusive === false ? { exclusiveMaximum: issue.maximum } : { maximum: issue.maximum };
  }
  return {};
}

interface Limited extends Limits {
  type?: string | readonly string[];
}

/** Limits of a member with two recorded values; a null says nothing of the other one. */
export function widerLimits(one: Limited, other: Limited): Limits {
  if (one.type === "null") return withNull(other);
  if (other.type === "null") return withNull(one);
  const both = (name: Exclude<keyof Limits, "enum">, wider: (...values: number[]) => number): Limits => {
    const [mine, theirs] = [one[name], other[name]];
    return mine === undefined || theirs === undefined ? {} : { [name]: wider(mine, theirs) };
  };
  return {
    ...(one.enum && other.enum && { enum: [...new Set([...one.enum, ...other.enum])] }),
    ...both("minimum", Math.min),
    ...both("exclusiveMinimum", Math.min),
    ...both("maximum", Math.max),
    ...both("exclusiveMaximum", Math.max),
    ...both("minLength", Math.min),
    ...both("maxLength", Math.max),
  };
}

function withNull({
  enum: values,
  minimum,
  exclusiveMinimum,
  maximum,
  exclusiveMaximum,
  minLength,
  maxLength,
}: Limits): Limits {
  const bounds = { minimum, exclusiveMinimum, maximum, exclusiveMaximum, minLength, maxLength };
  return {
    ...(values && { enum: [...new Set([...values, null])] }),
    ...Object.fromEntries(Object.entries(bounds).filter(([, bound]) => bound !== undefined)),
  };
}
