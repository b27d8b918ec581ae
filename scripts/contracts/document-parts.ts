import type { Need } from "../doctor/examination.ts";
import type { Exchange, Recording } from "./record.ts";
import type { Schema } from "./schema-of.ts";

export type Json = Record<string, unknown>;

export interface ServiceOptions {
  title: string;
  description: string;
  /** Variable with the address. */
  server: string;
  /** Path without what belongs to the stand-in's address. */
  pathOf: (pathname: string) => string;
  /** The doctor's verdict on a call; undefined if nothing examines the call. */
  needOf: (method: string, path: string) => Known | undefined;
  versionsOf?: (method: string, path: string, names: readonly string[]) => readonly string[] | undefined;
  /** Values of paths that no function is given. */
  values?: readonly string[];
  /** Parameters of every call. */
  everywhere?: Readonly<Record<string, string>>;
}

export interface Known {
  need: Need;
  screens?: string;
}

export interface Operation {
  method: string;
  path: string;
  exchanges: { exchange: Exchange; recording: Recording }[];
}

export interface Components {
  schemas: Record<string, Schema>;
  examples: Record<string, { value: unknown }>;
  /** Bodies and answers, whose schemas are shared at the end. */
  described: { schema: Schema }[];
}
