export interface Head {
  title: string;
  description?: string;
  /** Absolute path without query. */
  canonical?: string;
  noindex?: boolean;
  /** With `noindex`: links are followed all the same. */
  follow?: boolean;
}
