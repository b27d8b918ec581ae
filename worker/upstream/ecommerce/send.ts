import type * as z from "zod/mini";
import type { HttpCall } from "../http.ts";

export type Call = readonly [method: NonNullable<HttpCall<unknown>["method"]>, path: string];

export interface SendOptions {
  body?: unknown;
  query?: Record<string, string>;
  deadline?: number;
  proof?: readonly number[];
}

export type SendCall = <T>(call: Call, schema: z.ZodMiniType<T>, options?: SendOptions) => Promise<T>;
