import type * as z from "zod/mini";

export type ContentKind =
  | "header"
  | "footer"
  | "page"
  | "category"
  | "product"
  | "productSummary"
  | "productSlug"
  | "sample"
  | "faq"
  | "crossSell"
  | "sameCategory"
  | "shelf"
  | "shelfFoods"
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
  /** Skus of the products that it is computed from: once one is published, it is due, at most once a minute. */
  dependsOn?: ReadonlySet<string>;
  /** A full answer is not replaced by an empty one until somebody accepts it. */
  isEmpty?(value: T | null): boolean;
  /** Name of the page whose stored content surely has the last full answer. */
  page?: string;
}

/** An entry that contains all of another one. */
export interface Fuller {
  source: Source<unknown>;
  key: string;
}

export type Learn = <T>(source: Source<T>, key: string, answer: unknown) => void;

export type Load = (keys: string[], learn: Learn) => Promise<Map<string, unknown>>;

export interface EntryCache {
  /** @throws the error of `load` if no entry is cached; a missing entry is null */
  read<T>(
    source: Source<T>,
    key: string,
    load: (learn: Learn) => Promise<unknown>,
    fuller?: readonly Fuller[],
  ): Promise<T | null>;
  /** @throws the error of `load` if nothing at all is cached */
  readMany<T>(
    source: Source<T>,
    keys: readonly string[],
    load: Load,
    fullerOf?: (key: string) => readonly Fuller[],
  ): Promise<Map<string, T>>;
  held<T>(source: Source<T>, key: string): Promise<T | null>;
  /** Loads even if an entry is cached, which then is the fallback. @throws as `read` */
  renew<T>(source: Source<T>, key: string, load: (learn: Learn) => Promise<unknown>): Promise<T | null>;
}
