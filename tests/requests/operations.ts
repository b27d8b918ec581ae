import fc from "fast-check";

export interface Operation<Act extends string> {
  act: Act;
  draw: number;
}

/** A counterexample is shrunk by leaving operations out. */
export function operations<Act extends string>(
  weights: Record<Act, number>,
  most: number,
): fc.Arbitrary<Operation<Act>[]> {
  const acts = (Object.keys(weights) as Act[]).flatMap((act) =>
    Array.from({ length: weights[act] }, () => act),
  );
  const operation = fc.record({ act: fc.constantFrom(...acts), draw: fc.nat() });
  return fc.noBias(fc.array(fc.noShrink(operation), { minLength: 1, maxLength: most, size: "max" }));
}
