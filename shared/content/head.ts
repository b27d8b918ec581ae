/** What a page says of itself in its head. */
export interface Head {
  title: string;
  description?: string;
  /** Absolute path of the page's own address, without query. */
  canonical?: string;
  /** Kept out of search engines. */
  noindex?: boolean;
  /** Of a page that is kept out: its links are followed all the same. */
  follow?: boolean;
}
