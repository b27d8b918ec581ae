import type * as z from "zod/mini";

/** Public content, of whichever service. Each kind has its own times (worker/cache/profiles.ts). */
export type ContentKind =
  | "header"
  | "footer"
  | "page"
  | "category"
  | "product"
  | "productSlug"
  | "sample"
  | "faq"
  | "crossSell"
  | "sameCategory"
  | "shop"
  | "frequencies"
  | "lotRecalls"
  | "animalList"
  | "marketing"
  | "redirect"
  | "ration"
  | "advice"
  | "sitemap";

export interface Source<T> {
  profile: ContentKind;
  schema: z.ZodMiniType<T>;
}

/** For what an answer says of other entries: they are saved with it, unless one of its own was published meanwhile. */
export type Learn = <T>(source: Source<T>, key: string, answer: unknown) => void;

export type Load = (keys: string[], learn: Learn) => Promise<Map<string, unknown>>;

export interface EntryCache {
  /**
   * Null is an absence. `fuller` are keys of the same profile whose entries are T, too.
   *
   * @throws what `load` threw, where there is no entry to fall back on
   */
  read<T>(
    source: Source<T>,
    key: string,
    load: (learn: Learn) => Promise<unknown>,
    fuller?: readonly string[],
  ): Promise<T | null>;
  /** Without the keys that are absent. @throws what `load` threw, where there is none at all */
  readMany<T>(
    source: Source<T>,
    keys: readonly string[],
    load: Load,
    fullerOf?: (key: string) => readonly string[],
  ): Promise<Map<string, T>>;
  /** Whatever its age, without a call; null where there is none. */
  held<T>(source: Source<T>, key: string): Promise<T | null>;
  /** Loads it whatever is held; where that fails, the old entry is served. @throws as `read` */
  renew<T>(source: Source<T>, key: string, load: (learn: Learn) => Promise<unknown>): Promise<T | null>;
}
