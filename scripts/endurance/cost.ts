/** US dollars per million beyond the paid plan's included usage, published November 2026. */
export const prices = {
  requests: 0.3,
  cpuMilliseconds: 0.02,
  kvReads: 0.5,
  points: 0.25,
  logLines: 0.6,
  objectRequests: 0.15,
} as const;

export interface Usage {
  cpuMilliseconds: number;
  kvReads: number;
  points: number;
  logLines: number;
  objectRequests: number;
}

export const costOfMillion = (usage: Usage): number =>
  prices.requests +
  Object.entries(usage).reduce((sum, [name, count]) => sum + count * prices[name as keyof Usage], 0);
