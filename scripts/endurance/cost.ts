/**
 * US dollars a million, of the paid plan, beyond what it includes (10 million requests, 30 million milliseconds, 10
 * million reads of KV, 10 million points, 20 million lines, a month for 5 dollars), as published in November 2026.
 */
export const prices = {
  requests: 0.3,
  cpuMilliseconds: 0.02,
  kvReads: 0.5,
  points: 0.25,
  logLines: 0.6,
  objectRequests: 0.15,
} as const;

/** Of one request, on average. */
export interface Usage {
  cpuMilliseconds: number;
  kvReads: number;
  points: number;
  logLines: number;
  objectRequests: number;
}

/** US dollars for a million of such requests. */
export const costOfMillion = (usage: Usage): number =>
  prices.requests +
  Object.entries(usage).reduce((sum, [name, count]) => sum + count * prices[name as keyof Usage], 0);
