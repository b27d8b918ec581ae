import type { Visitor } from "../visitor.ts";

export interface Write {
  path: string;
  method: "POST" | "PUT" | "PATCH" | "DELETE";
  prepare: () => Promise<{ browser: Visitor; send: () => Promise<Response> }>;
  next?: RegExp;
  /** A second attempt would meet a limit, or the session that the first one opened. */
  once?: true;
}
