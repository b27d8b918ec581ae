export function tellingReason(
  reasons: readonly string[],
  foods: readonly { reasons: readonly string[] }[],
): string | undefined {
  const sharedBy = (reason: string) => foods.filter((food) => food.reasons.includes(reason)).length;
  return reasons.toSorted((one, other) => sharedBy(one) - sharedBy(other))[0];
}
