import type * as z from "zod/mini";

/** @throws Error if the answer has an unexpected shape */
export interface Parser<Output> {
  parse: (answer: unknown) => Output;
}

export interface Endpoint<Input, Output> {
  method: "GET" | "POST";
  path: string | ((input: Input) => string);
  input: z.ZodMiniType<unknown, Input> | "form" | "none";
  output: Parser<Output>;
}
