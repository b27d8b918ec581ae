import type * as z from "zod/mini";

/** What the content system answers; each kind has its own times (worker/cache/profiles.ts). */
export type ContentKind =
  | "header"
  | "footer"
  | "page"
  | "category"
  | "product"
  | "sample"
  | "faq"
  | "crossSell"
  | "sameCategory"
  | "shop"
  | "redirect"
  | "ration"
  | "sitemap";

export interface Source<T> {
  profile: ContentKind;
  /** Reads an answer. */
  schema: z.ZodMiniType<T>;
}

/** Another entry of the same kind that says all that is wanted, and more. */
export type Fuller<T> = { key: string; schema: Source<T>["schema"] };

/** What the service answered of the keys it is given, not yet read. */
export type Load = (keys: string[]) => Promise<Map<string, unknown>>;

/** The copies that stand before the content system: worker/cache has them. */
export interface ContentCopies {
  /** One entry; null is an absence. @throws what `load` threw, where there is no entry to fall back on */
  read<T>(
    source: Source<T>,
    key: string,
    load: () => Promise<unknown>,
    fuller?: readonly Fuller<T>[],
  ): Promise<T | null>;
  /** Those of `keys` that are there, or were. @throws what `load` threw, where there is none */
  readMany<T>(
    source: Source<T>,
    keys: readonly string[],
    load: Load,
    fullerOf?: (key: string) => readonly Fuller<T>[],
  ): Promise<Map<string, T>>;
}
