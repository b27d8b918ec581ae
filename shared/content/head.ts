export interface Head {
  title: string;
  description?: string;
  canonical?: string;
  noindex?: boolean;
  follow?: boolean;
}
