export interface Answer {
  status: number;
  contentType: string;
  body: unknown;
}

export type JsonRecord = Record<string, unknown>;

export const isRecord = (value: unknown): value is JsonRecord =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export function eachRecord(value: unknown, change: (record: JsonRecord) => JsonRecord): unknown {
  if (Array.isArray(value)) return value.map((one) => eachRecord(one, change));
  if (!isRecord(value)) return value;
  return change(
    Object.fromEntries(Object.entries(value).map(([key, one]) => [key, eachRecord(one, change)])),
  );
}
