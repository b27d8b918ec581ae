export interface SaidShare {
  code: string;
  quarters: number;
}

export const stockShares = [0, 1, 2, 3, 4, 6, 8, 12, 16] as const;

export function shareOf({ grams, packGrams }: { grams: number; packGrams: number }): number {
  const exact = (grams * 4) / packGrams;
  return stockShares.reduce<number>(
    (best, share) => (Math.abs(share - exact) < Math.abs(best - exact) ? share : best),
    0,
  );
}

export const shareField = (code: string): string => `reste-${code}`;

export const forgetField = "oublier";
