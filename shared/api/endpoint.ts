import type * as z from "zod/mini";

/** Reads an answer. @throws Error where it is not what it should be */
export interface Parser<Output> {
  parse: (answer: unknown) => Output;
}

/** A call of the browser to the worker. */
export interface Endpoint<Input, Output> {
  method: "GET" | "POST";
  path: string | ((input: Input) => string);
  /** The query where something is read, a form or JSON where something is written. */
  input: z.ZodMiniType<unknown, Input> | "form" | "none";
  output: Parser<Output>;
}
