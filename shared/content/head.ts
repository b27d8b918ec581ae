export interface Head {
  title: string;
  description?: string;
  /** Absolute path without query. */
  canonical?: string;
  noindex?: boolean;
  follow?: boolean;
}
