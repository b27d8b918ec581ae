import type * as z from "zod/mini";

/** Public content, of whichever service. Each kind has its own times (worker/cache/profiles.ts). */
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
  | "frequencies"
  | "redirect"
  | "ration"
  | "sitemap";

export interface Source<T> {
  profile: ContentKind;
  schema: z.ZodMiniType<T>;
}

export type FullerEntry<T> = { key: string; schema: Source<T>["schema"] };

export type Load = (keys: string[]) => Promise<Map<string, unknown>>;

export interface EntryCache {
  /** Null is an absence. @throws what `load` threw, where there is no entry to fall back on */
  read<T>(
    source: Source<T>,
    key: string,
    load: () => Promise<unknown>,
    fuller?: readonly FullerEntry<T>[],
  ): Promise<T | null>;
  /** Without the keys that are absent. @throws what `load` threw, where there is none at all */
  readMany<T>(
    source: Source<T>,
    keys: readonly string[],
    load: Load,
    fullerOf?: (key: string) => readonly FullerEntry<T>[],
  ): Promise<Map<string, T>>;
}
