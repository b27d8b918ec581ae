import fc from "fast-check";

/** One operation of a random model. */
export interface Operation<Act extends string> {
  act: Act;
  /** Seed of the details. */
  draw: number;
}

/**
 * Lists of up to `most` operations, each as frequent as its weight says. A counterexample is shrunk by leaving
 * operations out.
 */
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
